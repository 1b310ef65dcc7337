import { namesAfter } from './names.rules';
import { aMessage, JONAH, MAYA } from '../testing/testing';

const hers = aMessage({ seq: 5, sender: MAYA });
const his = aMessage({ seq: 6, sender: JONAH });

it('knows those who wrote, and stays the same map while nobody new writes', () => {
  const names = namesAfter(new Map(), [], [hers, his]);
  expect([...names]).toEqual([
    [MAYA.id, MAYA.name],
    [JONAH.id, JONAH.name],
  ]);
  expect(namesAfter(names, [hers, his], [hers, his, aMessage({ seq: 7, sender: MAYA })])).toBe(names);
});

it('takes a newer name over an older one, and not the other way round', () => {
  const renamed = { ...MAYA, name: 'Maya R.' };
  const names = namesAfter(
    new Map([[MAYA.id, MAYA.name]]),
    [hers],
    [hers, aMessage({ seq: 7, sender: renamed })],
  );
  expect(names.get(MAYA.id)).toBe('Maya R.');

  const older = [aMessage({ seq: 3, sender: MAYA }), aMessage({ seq: 4, sender: JONAH }), hers];
  const filled = namesAfter(names, [hers], older);
  expect([filled.get(MAYA.id), filled.get(JONAH.id)]).toEqual(['Maya R.', JONAH.name]);
});
