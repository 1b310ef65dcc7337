import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: { type: string; enum?: string[]; pattern?: string; maxLength?: number };
}

/** The longest that is no words: a public id. */
const LONGEST_ID = 22;
const DOCUMENT = join(import.meta.dirname, '../../frontend/openapi.json');
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
};
const ROUTES = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [] }]) => ({
    route: `${method.toUpperCase()} ${path}`,
    parameters,
  })),
);

const holdsWords = ({ schema }: Parameter) =>
  schema.type === 'string' && !schema.enum && !schema.pattern && (schema.maxLength ?? Infinity) > LONGEST_ID;

it('SEC-66: no address takes what people write, but what hosts and the operator search for and whose ids they picked', () => {
  const words = ROUTES.flatMap(({ route, parameters }) =>
    parameters.filter((one) => one.in === 'query' && holdsWords(one)).map(({ name }) => `${route}?${name}=`),
  );
  expect(words.toSorted()).toEqual([
    'GET /api/host/communications/guests?ids=',
    'GET /api/host/guests?q=',
    'GET /api/host/payments?q=',
    'GET /api/operator/accounts?q=',
    'GET /api/operator/security?account=',
  ]);
});

it('SEC-66: what a path names is an id, a place, a version or what a link carries, never a person’s word', () => {
  const names = ROUTES.flatMap(({ parameters }) =>
    parameters.filter((one) => one.in === 'path').map(({ name }) => name),
  );
  expect(names.filter((name) => !/^id$|Id$|^(position|version|token|code)$/.test(name))).toEqual([]);
});
