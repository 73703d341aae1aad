//! Walks what is mounted, and finds the elements that can be touched.

use dioxus::prelude::*;
use dioxus_core::{AttributeValue, DynamicNode, ElementId, TemplateAttribute, TemplateNode, VNode};

/// An element of the page.
#[derive(Debug, Clone, Default)]
pub struct Found {
    /// Its tag.
    pub tag: &'static str,
    attrs: Vec<(&'static str, String)>,
    /// Its text, with that of all elements in it.
    pub text: String,
    /// Only elements with a dynamic attribute or a listener have one: those can be touched.
    pub id: Option<ElementId>,
}

impl Found {
    /// The value of an attribute.
    pub fn attr(&self, name: &str) -> Option<&str> {
        self.attrs.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }
}

/// Every element, in document order.
pub fn elements(dom: &VirtualDom) -> Vec<Found> {
    let mut out = Vec::new();
    walk(dom, dom.base_scope().root_node(), &mut out);
    out
}

fn walk(dom: &VirtualDom, vnode: &VNode, out: &mut Vec<Found>) -> String {
    vnode.template.roots.iter().map(|root| visit(dom, vnode, root, out)).collect()
}

fn visit(dom: &VirtualDom, vnode: &VNode, node: &TemplateNode, out: &mut Vec<Found>) -> String {
    match node {
        TemplateNode::Text { text } => (*text).to_string(),
        TemplateNode::Element { tag, attrs, children, .. } => {
            let place = out.len();
            out.push(element(dom, vnode, tag, attrs));
            let text: String = children.iter().map(|child| visit(dom, vnode, child, out)).collect();
            out[place].text.clone_from(&text);
            text
        }
        TemplateNode::Dynamic { id } => match &vnode.dynamic_nodes[*id] {
            DynamicNode::Text(text) => text.value.clone(),
            DynamicNode::Placeholder(_) => String::new(),
            DynamicNode::Fragment(list) => list.iter().map(|inner| walk(dom, inner, out)).collect(),
            DynamicNode::Component(component) => match component.mounted_scope(*id, vnode, dom) {
                Some(scope) => walk(dom, scope.root_node(), out),
                None => String::new(),
            },
        },
    }
}

fn element(
    dom: &VirtualDom,
    vnode: &VNode,
    tag: &'static str,
    attrs: &[TemplateAttribute],
) -> Found {
    let mut found = Found { tag, ..Found::default() };
    for attr in attrs {
        match attr {
            TemplateAttribute::Static { name, value, .. } => {
                found.attrs.push((name, (*value).to_string()));
            }
            TemplateAttribute::Dynamic { id } => {
                found.id = vnode.mounted_dynamic_attribute(*id, dom);
                for attr in vnode.dynamic_attrs[*id].iter() {
                    let value = match &attr.value {
                        AttributeValue::Text(value) => value.clone(),
                        AttributeValue::Int(value) => value.to_string(),
                        AttributeValue::Float(value) => value.to_string(),
                        AttributeValue::Bool(value) => value.to_string(),
                        _ => continue,
                    };
                    found.attrs.push((attr.name, value));
                }
            }
        }
    }
    found
}
