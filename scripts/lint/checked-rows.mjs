/**
 * TypeORM types what a statement answers as anything at all: a type written beside it is believed, also when the SELECT
 * forgot a column. So a statement that is read goes through platform/database/rows.ts, which checks each row by its
 * shape; `query` alone is for what is done and not read.
 */
/**
 * The types are told by the rule tester alone.
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {Parameters<NonNullable<Rule['create']>>[0]} Context
 * @typedef {NonNullable<ReturnType<NonNullable<Rule['create']>>['CallExpression']>} Visit
 * @typedef {Parameters<Visit>[0]} Call
 */

const READ =
  'Rows that are read are checked by their shape: rowsOf, rowOf or changedRows of platform/database/rows.';

/** @param {Call} node */
const asks = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  !callee.computed &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'query';

/** @param {Call} node */
const isOnlyDone = ({ parent }) =>
  parent.type === 'AwaitExpression' && parent.parent.type === 'ExpressionStatement';

export default {
  meta: { name: 'gangway-sql' },
  rules: {
    'checked-rows': {
      /** @param {Context} context */
      create: (context) => ({
        /** @param {Call} node */
        CallExpression: (node) => {
          if (asks(node) && !isOnlyDone(node)) context.report({ node, message: READ });
        },
      }),
    },
  },
};
