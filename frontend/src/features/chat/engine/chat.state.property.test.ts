import * as fc from 'fast-check';
import { pinnedOf } from './pins.rules';
import { World } from '../testing/testingWorld';

type Step = keyof World['steps'];
const STEPS = Object.keys(new World().steps) as Step[];

it('shows a slice of the log as it is now, whatever comes live, late, twice, or after a cut', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 60 }), (steps) => {
      const world = new World();
      for (const step of steps) world.steps[step]();
      world.settle();
      const log = world.log.map((message) => world.asOfNow(message));

      expect(world.faults).toEqual([]);
      const first = world.state.log.messages[0]?.seq ?? 1;
      expect(world.state.log.messages).toEqual(log.slice(first - 1));
      expect(world.state.log.ahead).toEqual([]);
      expect(world.state.pending).toEqual([]);
      expect(world.state.pinned).toEqual(pinnedOf(log));
      expect(world.state.rev).toBe(world.changes.length);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
