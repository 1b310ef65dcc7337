import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { DomainError } from '../errors/domain-error.js';
import { bodyLimitOf, jsonBodies } from './json-bodies.js';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  enum?: (string | null)[];
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}
interface Contract {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}
const { paths, components }: Contract = JSON.parse(
  readFileSync(new URL('../../../../frontend/openapi.json', import.meta.url), 'utf8'),
);

/** Of a script whose letters take three bytes each. What has no limit of its own is short: an id, a choice, a number. */
const bytesOf = (schema: Schema): number => {
  const { $ref, allOf = [], type, items, properties = {} } = schema;
  if ($ref) return bytesOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (type === 'string') return 2 + (schema.enum ? 40 : (schema.maxLength ?? 13) * 3);
  if (type === 'array') return 2 + (schema.maxItems ?? 20) * (bytesOf(items ?? {}) + 1);
  const parts = Object.entries(properties).map(([name, value]) => name.length + 4 + bytesOf(value));
  return [20, ...parts, ...allOf.map(bytesOf)].reduce((sum, one) => sum + one);
};

const bodies = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? [{ path, bytes: bytesOf(schema) }] : [];
  }),
);

it('every door takes a body whose texts are as long as it says, in any script', () => {
  expect(bodies.length).toBeGreaterThan(30);
  expect(bodies.filter(({ path, bytes }) => bytes > bodyLimitOf(path))).toEqual([]);
});

it.each([
  ['/template/pricing?x=%00', 'GET', 200],
  ['/nope%00', 'GET', 200],
  ['/nope%00', 'POST', 400],
  ['/api/trips/current?x=%00', 'GET', 400],
  ['/paypal/%00', 'GET', 400],
])(
  'an address that no row can have is refused, but to who looks for a page: %s, %s',
  async (path, method, status) => {
    const app = express().use(jsonBodies());
    app.use((_req, res) => void res.send('Here.'));
    app.use((err: unknown, _req: Request, res: Response, _next: NextFunction) => {
      res.sendStatus(err instanceof DomainError ? err.status : 500);
    });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    server.close();
    expect(answer.status).toBe(status);
  },
);
