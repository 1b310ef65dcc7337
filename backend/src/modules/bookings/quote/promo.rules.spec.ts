import { describe, expect, it } from '@jest/globals';
import { ENSENADA_CONFIG } from '../../trips/ensenada-config.js';
import type { PromoCode } from '../../trips/trip-config.js';
import { assertUsesLeft, isPromoRefusal, offeredPromo, type Promo, termsOfPromo } from './promo.rules.js';
import { quote, type Selection } from './quote.rules.js';

const aCode = (changes: Partial<PromoCode> = {}): PromoCode => ({
  code: 'SUMMER',
  percent: 10,
  centsOff: null,
  maxUses: null,
  until: null,
  ...changes,
});
const TENTH = termsOfPromo(aCode());
const off = (centsOff: number): Promo => ({ code: 'CREW', percent: null, centsOff });

const price = (promo: Promo | null, changes: Partial<Selection> = {}) => {
  const choice = { cabinType: 'inside', occupancy: 'double', travellers: 2, channel: 'checkout' } as const;
  const selection: Selection = { ...choice, travelInsurance: false, paymentType: 'full', promo, ...changes };
  return quote(ENSENADA_CONFIG, selection, '2025-09-05', '2025-06-02');
};
const ALONE = { occupancy: 'single', travellers: 1 } as const;

describe('a price with a code', () => {
  it.each([
    ['a tenth of 1300 for two, before the tax', TENTH, {}, [130, 1170, 140, 1310, 1245]],
    ['50 dollars, once a booking', off(5_000), {}, [50, 1250, 150, 1400, 1330]],
    ['nothing of the insurance', TENTH, { travelInsurance: true }, [130, 1170, 160, 1490, 1416]],
    ['a tenth of 850 for one, with the tax within', TENTH, ALONE, [85, 683.04, 81.96, 765, 727]],
    ['nothing without one', null, {}, [0, 1300, 156, 1456, 1383]],
  ] as [string, Promo | null, Partial<Selection>, number[]][])(
    'is less by %s',
    (_, promo, changes, expected) => {
      const q = price(promo, changes);
      const figures = [q.promoCents, q.fareCents, q.taxCents, q.totalCents, q.payableCents];
      expect(figures.map((cents) => cents / 100)).toEqual(expected);
      expect(q.promoCode).toBe(promo?.code ?? null);
    },
  );

  it('is paid in parts that come to it', () => {
    const { parts, totalCents } = price(TENTH, { paymentType: 'installment' });
    expect(parts.map(({ amountCents }) => amountCents / 100)).toEqual([328, 655, 327]);
    expect(totalCents).toBe(131_000);
  });

  it('names what one pays as it is listed', () => {
    expect(price(TENTH).pricePerPersonCents).toBe(65_000);
  });

  it('leaves a dollar of the fare, beside the tax that is within', () => {
    expect(price(off(1_000_000))).toMatchObject({ promoCents: 129_900, fareCents: 100, taxCents: 12 });
    expect(price(off(1_000_000), { ...ALONE, travelInsurance: true })).toMatchObject({
      fareCents: 100,
      taxCents: 1_932,
      insuranceCents: 16_000,
    });
  });
});

describe('a code', () => {
  const config = { promoCodes: [aCode(), aCode({ code: 'EARLY', until: '2025-06-02' })] };
  const refusal = (act: () => unknown): unknown => {
    try {
      act();
      return null;
    } catch (err) {
      return err;
    }
  };

  it('is found as long as it can be used, its last day included', () => {
    expect(offeredPromo(config, 'SUMMER', '2030-01-01').percent).toBe(10);
    expect(offeredPromo(config, 'EARLY', '2025-06-02').code).toBe('EARLY');
  });

  it.each([
    ['WINTER', 'promo.unknown', 'This code is not one of this trip.'],
    ['EARLY', 'promo.ended', 'This code could be used until June 2, 2025.'],
  ])('%s is refused at its field: %s', (code, expected, sentence) => {
    const found = refusal(() => offeredPromo(config, code, '2025-06-03'));
    expect(found).toMatchObject({ code: expected, message: sentence, fields: { promoCode: sentence } });
    expect(isPromoRefusal(found)).toBe(true);
  });

  it('is refused once it was used as often as it may be', () => {
    expect(refusal(() => assertUsesLeft(aCode({ maxUses: 2 }), 1))).toBeNull();
    expect(refusal(() => assertUsesLeft(aCode(), 1_000))).toBeNull();
    expect(refusal(() => assertUsesLeft(aCode({ maxUses: 2 }), 2))).toMatchObject({
      code: 'promo.used_up',
      fields: { promoCode: 'This code has been used as often as it may be.' },
    });
  });

  it('is kept without what a booking need not know', () => {
    expect(termsOfPromo(aCode({ maxUses: 3, until: '2025-06-02' }))).toEqual({
      code: 'SUMMER',
      percent: 10,
      centsOff: null,
    });
  });
});
