import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { anyRow, bare, changedRows, countOf, idRow, rowOf, rowsOf, theRowOf } from './rows.js';

const GUEST = z.object({ id: z.int(), name: z.string() });
const answering = (answer: unknown) => ({ query: async () => answer });

describe('rows of a statement', () => {
  it('are typed by their shape, without the columns nobody named', async () => {
    const db = answering([{ id: 1, name: 'Ann', secret: 'x' }]);
    await expect(rowsOf(db, GUEST, 'SELECT')).resolves.toEqual([{ id: 1, name: 'Ann' }]);
  });

  it('name a column the statement forgot, and never a value', async () => {
    const db = answering([{ id: 1, full_name: 'Ann Lee' }]);
    const forgot = rowsOf(db, GUEST, '\n  SELECT id, full_name\n    FROM guests');
    await expect(forgot).rejects.toThrow(/name: .*string.* "SELECT id, full_name"$/);
    await expect(forgot).rejects.not.toThrow(/Ann/);
  });

  it('name a fault once, however many rows have it', async () => {
    await expect(rowsOf(answering([{ id: 'a' }, { id: 'b' }]), idRow, 'SELECT')).rejects.toThrow(
      /^id: [^;]+$/,
    );
  });

  it('give the first, or nothing', async () => {
    await expect(rowOf(answering([{ id: 1 }, { id: 2 }]), idRow, 'SELECT')).resolves.toEqual({ id: 1 });
    await expect(rowOf(answering([]), anyRow, 'SELECT')).resolves.toBeUndefined();
  });

  it('are never taken for nothing where there is always one', async () => {
    await expect(theRowOf(answering([{ id: 1 }]), idRow, 'SELECT sum()')).resolves.toEqual({ id: 1 });
    await expect(theRowOf(answering([]), idRow, 'SELECT sum()')).rejects.toThrow(
      'no row in what was answered to "SELECT sum()"',
    );
  });

  it('are counted', async () => {
    await expect(countOf(answering([{ count: 7 }]), 'SELECT')).resolves.toBe(7);
    await expect(countOf(answering([]), 'SELECT')).rejects.toThrow('no row');
    await expect(countOf(answering([{ count: '7' }]), 'SELECT')).rejects.toThrow(/^count: /);
  });

  it("are read over a connection of pg's own", async () => {
    const connection = answering({ rows: [{ id: 4 }] }) as Parameters<typeof bare>[0];
    await expect(rowsOf(bare(connection), idRow, 'SELECT')).resolves.toEqual([{ id: 4 }]);
  });

  it('are read beside their count where they were changed', async () => {
    await expect(changedRows(answering([[{ id: 3 }], 1]), idRow, 'UPDATE')).resolves.toEqual([{ id: 3 }]);
    await expect(changedRows(answering([{ id: 3 }]), idRow, 'INSERT')).rejects.toThrow('"INSERT"');
  });
});
