import { goingBack } from './goingBack.rules';

const of = (refundableCents: number, shareName: string | null = null) => ({ refundableCents, shareName });

it('takes of the newest payment first, and of none more than it can give', () => {
  const payments = [of(21_300), of(20_000, 'Eve Mate'), of(43_700)];
  expect(goingBack(43_700, payments)).toEqual({ toBuyerCents: 43_700, toOthers: [] });
  expect(goingBack(70_000, payments)).toEqual({
    toBuyerCents: 50_000,
    toOthers: [{ shareName: 'Eve Mate', cents: 20_000 }],
  });
});

it('names each once, in the order in which it is taken', () => {
  const payments = [of(1_000, 'Eve Mate'), of(2_000, 'Bob'), of(3_000, 'Eve Mate')];
  expect(goingBack(6_000, payments).toOthers).toEqual([
    { shareName: 'Eve Mate', cents: 4_000 },
    { shareName: 'Bob', cents: 2_000 },
  ]);
});
