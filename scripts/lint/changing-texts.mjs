/**
 * A page translator puts every text node into an element of its own. React keeps the node: when it takes such a text away, or
 * puts an element before it, the browser throws and the page is gone; when the text changes, the old one stays. An element
 * that holds one text and nothing else is safe, for its text is set as a whole. So among siblings a text that comes, goes or
 * changes by a condition stands in an element of its own, and an element that comes and goes stands before no bare text.
 */
/**
 * The types are told by the rule tester alone.
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {NonNullable<Rule['create']>} Create
 * @typedef {Parameters<Create>[0]} Context
 * @typedef {ReturnType<Create>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['JSXElement']>>[0]} JSXElement
 * @typedef {Parameters<NonNullable<Visitor['JSXFragment']>>[0]} JSXFragment
 * @typedef {JSXElement['children'][number]} JSXChild
 * @typedef {Extract<JSXChild, { type: 'JSXExpressionContainer' }>['expression']} JSXExpression
 * @typedef {Parameters<NonNullable<Visitor['BinaryExpression']>>[0]} Binary
 * @typedef {JSXExpression | Binary['left']} Written
 */

const AMOUNT =
  'This amount stands beside other texts and would stay when it changes: <Money>, or one text with all of it.';
const COMES = 'This text comes, goes or changes beside others: put it into an element of its own (<span>).';
const BEFORE =
  'This element comes and goes before a bare text: put the text into an element of its own (<span>).';

/** @param {Written} node @returns {boolean} */
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/**
 * Whether an expression is a text by its looks: what a name stands for is not known here.
 * @param {Written} node
 * @returns {boolean}
 */
function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'TemplateLiteral':
      return true;
    case 'BinaryExpression':
      return node.operator === '+' && (isText(node.left) || isText(node.right));
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'CallExpression':
      return isTextCall(node.callee);
    case 'MemberExpression':
      return node.computed && node.object.type === 'Identifier' && /^[A-Z_]+$/.test(node.object.name);
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return isText(node.expression);
    default:
      return false;
  }
}

/**
 * `formatMoney(...)`, `sentenceOf(...)`, `countdownSentence(...)`: the house's own names of functions that make texts.
 * @param {Written} callee
 * @returns {boolean}
 */
function isTextCall(callee) {
  if (callee.type === 'Identifier')
    return /^(format|when)|(Text|Words?|Note|Label|Title|Sentence|Of)$/.test(callee.name);
  return callee.type === 'MemberExpression' && 'name' in callee.property && callee.property.name === 'join';
}

/** @param {Written} node @returns {boolean} */
const isAmount = (node) =>
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'formatMoney') ||
  (node.type === 'TemplateLiteral' && node.expressions.some(isAmount));

/** @param {Written} node @returns {node is Extract<Written, { type: 'ConditionalExpression' | 'LogicalExpression' }>} */
const isCondition = (node) => node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';

/**
 * Whether what a condition draws may be an element, and may be nothing or a text.
 * @param {Written} node
 * @returns {boolean}
 */
function isElementThatGoes(node) {
  if (node.type === 'LogicalExpression') return node.operator === '&&' && isElement(node.right);
  if (node.type !== 'ConditionalExpression') return false;
  const ends = [node.consequent, node.alternate];
  return ends.some(isElement) && ends.some((end) => !isElement(end));
}

/** @param {{ type: string }} node @returns {boolean} */
const isElement = (node) => node.type === 'JSXElement' || node.type === 'JSXFragment';

/**
 * What is drawn of an element's children: neither the line breaks between them nor comments.
 * @param {JSXChild[]} children
 */
function drawn(children) {
  return children.filter((child) => {
    if (child.type === 'JSXText') return !(/^\s*$/.test(child.value) && child.value.includes('\n'));
    return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
  });
}

/** @param {JSXChild} child */
const isBareText = (child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' && !isNothing(child.expression) && isText(child.expression));

/** @param {Context} context @param {JSXElement | JSXFragment} node */
function check(context, node) {
  const children = drawn(node.children);
  if (children.length < 2) return;
  for (const [index, child] of children.entries()) {
    if (child.type !== 'JSXExpressionContainer') continue;
    if (isAmount(child.expression)) context.report({ node: child, message: AMOUNT });
    if (!isCondition(child.expression)) continue;
    if (isText(child.expression)) context.report({ node: child, message: COMES });
    else if (isElementThatGoes(child.expression)) {
      // React puts it before the next sibling that is there already: an element is always the same node.
      const next = children.slice(index + 1).find((other) => isBareText(other) || isElement(other));
      if (next && isBareText(next)) context.report({ node: child, message: BEFORE });
    }
  }
}

export default {
  meta: { name: 'gangway' },
  rules: {
    'changing-texts': {
      /** @param {Context} context */
      create: (context) => ({
        /** @param {JSXElement} node */
        JSXElement: (node) => check(context, node),
        /** @param {JSXFragment} node */
        JSXFragment: (node) => check(context, node),
      }),
    },
  },
};
