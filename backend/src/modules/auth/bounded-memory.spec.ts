import { expect, it } from '@jest/globals';
import { BoundedMemory } from './bounded-memory.js';

it('counts, and keeps no more keys than it has room for, those in use last of all', async () => {
  const memory = new BoundedMemory({ points: 1, duration: 3600 });
  await memory.consume('first');
  await expect(memory.consume('first')).rejects.toMatchObject({ remainingPoints: 0 });
  for (let name = 0; name < 19_999; name++) await memory.consume(`invented ${name}`);
  await expect(memory.consume('first')).rejects.toMatchObject({ remainingPoints: 0 });
  await memory.consume('one more');
  expect(await memory.get('invented 0')).toBeNull();
  expect(await memory.get('invented 1')).not.toBeNull();
  await expect(memory.consume('first')).rejects.toMatchObject({ remainingPoints: 0 });
});
