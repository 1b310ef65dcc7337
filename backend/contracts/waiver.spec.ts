import { expect, it } from '@jest/globals';
import { saysTheSame } from './waiver.js';

it('sees whether two texts say the same, whatever the order of their fields', () => {
  const risks = { title: 'Risks', text: 'Ships move.' };
  const law = { title: 'Law', text: 'That of the harbor.' };
  const words = { title: 'Waiver', sections: [risks, law] };
  const turned = { sections: [{ text: 'Ships move.', title: 'Risks' }, law], title: 'Waiver' };
  expect(saysTheSame(words, turned)).toBe(true);
  expect(saysTheSame(words, { ...words, title: 'Our waiver' })).toBe(false);
  expect(saysTheSame(words, { ...words, sections: [law, risks] })).toBe(false);
  expect(saysTheSame(words, { ...words, sections: [risks] })).toBe(false);
});
