import { type KeptPacking, packedNow, parsePacking, settled, toggled } from './packing.rules';

const NINE = '2025-06-02T09:00:00.000Z';
const TEN = '2025-06-02T10:00:00.000Z';
const kept = (changes: Partial<KeptPacking> = {}): KeptPacking => ({ packed: [], unsent: [], ...changes });
const shown = (list: KeptPacking) => [...packedNow(list)];

it('shows what the server said and what was changed since', () => {
  const unsent = [
    { item: 'cable', isPacked: true, at: NINE },
    { item: 'phone', isPacked: false, at: NINE },
  ] as const;
  expect(shown(kept({ packed: ['phone', 'bottle'], unsent }))).toEqual(['bottle', 'cable']);
});

it('ticks and clears, and tells the last of it alone', () => {
  const ticked = toggled(kept(), 'phone', NINE);
  expect(shown(ticked)).toEqual(['phone']);
  const cleared = toggled(ticked, 'phone', TEN);
  expect(shown(cleared)).toEqual([]);
  expect(cleared.unsent).toEqual([{ item: 'phone', isPacked: false, at: TEN }]);
});

it('keeps what was changed while the server was asked', () => {
  const sent = toggled(kept(), 'phone', NINE);
  const meanwhile = toggled(toggled(sent, 'phone', TEN), 'cable', TEN);
  const after = settled(meanwhile, ['phone', 'bottle'], sent.unsent);
  expect(shown(after)).toEqual(['bottle', 'cable']);
  expect(after.unsent.map(({ item }) => item)).toEqual(['phone', 'cable']);
});

it.each(['', 'null', '{"phone":', '["phone"]', '{"packed":"phone","unsent":[1,{"item":"phone"}]}'])(
  'finds nothing in the stored text %j',
  (text) => {
    expect(parsePacking(text)).toEqual({ packed: [], unsent: [] });
  },
);

it('keeps things of any list, and nothing that could be on none', () => {
  const change = (item: string) => ({ item, isPacked: true, at: NINE });
  const text = JSON.stringify({
    packed: ['phone', 'tent-2', 'A tent', '', 'x'.repeat(41)],
    unsent: [change('lantern'), change('The lantern')],
  });
  expect(parsePacking(text)).toEqual({ packed: ['phone', 'tent-2'], unsent: [change('lantern')] });
});
