import { askedAgain, saysNothingNew, signedWords, waiverValues } from './waiverForm.rules';

it('takes the words of a waiver for its form, and nothing else', () => {
  const section = { title: 'Risks', text: 'Ships move.' };
  const read = { title: 'Waiver', sections: [{ ...section, id: 7 }], version: 3, isOwn: true };
  expect(waiverValues(read)).toEqual({ title: 'Waiver', sections: [section] });
});

it.each([
  [0, 0, 'Nobody travels on this trip yet.'],
  [0, 1, '0 of 1 traveller signed it.'],
  [3, 12, '3 of 12 travellers signed it.'],
])('says how many have signed: %d of %d', (signed, travellers, words) => {
  expect(signedWords({ signed, travellers })).toBe(words);
});

it('knows words that are in force already, whatever blanks surround them', () => {
  const kept = { title: 'Our waiver', sections: [{ title: 'Risks', text: 'Ships move.\nMind your step.' }] };
  const blanks = {
    title: ' Our  waiver',
    sections: [{ title: 'Risks ', text: '\nShips move.\nMind your step.  ' }],
  };
  expect(saysNothingNew(blanks, kept)).toBe(true);
  expect(saysNothingNew({ ...kept, title: 'Waiver' }, kept)).toBe(false);
  expect(
    saysNothingNew({ ...kept, sections: [{ title: 'Risks', text: 'Ships move. Mind your step.' }] }, kept),
  ).toBe(false);
});

it('says whom other words ask once more', () => {
  expect(askedAgain(1)).toMatch(/^One traveller has signed .* is asked/);
  expect(askedAgain(3)).toMatch(/^3 travellers have signed .* are asked/);
});
