import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of a schema of the contract as is looked at. */
interface Schema {
  $ref?: string;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
}

interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema> };
}
interface Answer {
  content?: Record<string, { schema: Schema }>;
}

const DOCUMENT = join(import.meta.dirname, '../../../frontend/openapi.json');
const contract = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Contract;
const AMOUNT = /cents$/i;

/** The amounts that an answer of a route holds whatever happens, as `GuestDto.paidCents`: those that may not be null. */
export function alwaysTold(route: string): string[] {
  const [method = '', path = ''] = route.split(' ');
  const { responses } = contract.paths[path]?.[method.toLowerCase()] ?? { responses: {} };
  const schemas = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
  return [...new Set(schemas.flatMap(({ schema }) => amountsOf(schema, '')))];
}

function amountsOf(schema: Schema, name: string): string[] {
  const { $ref, nullable, properties = {}, required = [], items, allOf = [] } = schema;
  if (nullable) return [];
  const named = $ref?.split('/').at(-1) ?? '';
  const inner = [items, ...allOf, contract.components.schemas[named]].filter((one) => one !== undefined);
  const own = required.flatMap((field) => {
    const property = properties[field] ?? {};
    return AMOUNT.test(field) && !property.nullable ? [`${name}.${field}`] : amountsOf(property, name);
  });
  return [...own, ...inner.flatMap((one) => amountsOf(one, named || name))];
}

/** The amounts in an answer, by where they stand: fields that hold cents, and dollars in sentences. */
export function amountsIn(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return /\$\d/.test(value) ? [`${place}: ${value}`] : [];
  if (typeof value === 'number') return AMOUNT.test(place) ? [`${place}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, `${place}.${key}`));
}
