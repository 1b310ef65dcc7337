import type { PaymentPlan } from '../../trips/instalment-plan.js';
import { CABIN_TYPES } from '../../trips/trip-config.js';
import type { EditTripDto } from './host-trips.dto.js';
import { PRICES } from './host-trips.rules.js';
import { SHIP_GROUP_WORD, shipGroupText } from './ship-group.rules.js';
import type { EditCabinDto } from './trip-parts.dto.js';

/** Which fields a save changed, as the log tells them: "title, Ocean View prices". Cabins are called as the trip does. */
export function changedFields(before: EditTripDto, after: EditTripDto): string[] {
  const {
    cabins: cabinsBefore,
    addOns: _addOns,
    promoCodes: _promoCodes,
    shipGroup: _ship,
    depositPercent: _deposit,
    laterParts: _later,
    cancellation: _cancellation,
    ownTerms: _ownTerms,
    organiser: _organiser,
    ...plainBefore
  } = before;
  const { cabins: cabinsAfter } = after;
  const changed = Object.entries(plainBefore)
    .filter(([field, value]) => after[field as keyof EditTripDto] !== value)
    .map(([field]) => field);
  const cabins = CABIN_TYPES.flatMap((type) => {
    const [was, is] = [cabinsBefore, cabinsAfter].map((all) => all.find((cabin) => cabin.type === type));
    return was && is ? cabinChanges(was, is) : [];
  });
  return [
    ...changed,
    ...(planText(before) === planText(after) ? [] : ['installment plan']),
    ...(cancellationText(before) === cancellationText(after) ? [] : ['cancellation policy']),
    ...(ownTermsText(before) === ownTermsText(after) ? [] : ['own terms']),
    ...(organiserText(before) === organiserText(after) ? [] : ['organiser']),
    ...(extrasText(before) === extrasText(after) ? [] : ['extras']),
    ...(promosText(before) === promosText(after) ? [] : ['promo codes']),
    ...(shipGroupText(before.shipGroup) === shipGroupText(after.shipGroup) ? [] : [SHIP_GROUP_WORD]),
    ...cabins,
  ];
}

const planText = ({ depositPercent, laterParts }: Omit<PaymentPlan, 'fullDiscountPercent'>) =>
  JSON.stringify([
    depositPercent,
    laterParts.map(({ percent, daysBefore, dueOn }) => [percent, daysBefore, dueOn]),
  ]);

const cancellationText = ({ cancellation: { reassuranceDays, steps } }: EditTripDto) =>
  JSON.stringify([reassuranceDays, steps.map(({ daysBefore, percent }) => [daysBefore, percent])]);

const ownTermsText = ({ ownTerms }: EditTripDto) =>
  JSON.stringify(ownTerms.map(({ title, text }) => [title, text]));

const organiserText = ({ organiser: { name, address, registration } }: EditTripDto) =>
  JSON.stringify([name, address, registration]);

const extrasText = ({ addOns }: EditTripDto) =>
  JSON.stringify(
    addOns.map(({ kind, title, priceCents, byGuests, places }) => [
      kind,
      title,
      priceCents,
      byGuests,
      places,
    ]),
  );

const promosText = ({ promoCodes }: EditTripDto) =>
  JSON.stringify(
    promoCodes.map(({ code, percent, centsOff, maxUses, until }) => [
      code,
      percent,
      centsOff,
      maxUses,
      until,
    ]),
  );

function cabinChanges(was: EditCabinDto, is: EditCabinDto): string[] {
  const hasPrices = PRICES.some((price) => was[price] !== is[price]);
  const texts = ({ name, description, popular, features }: EditCabinDto) =>
    JSON.stringify([name, description, popular, features]);
  return [
    ...(hasPrices ? [`${is.name} prices`] : []),
    ...(texts(was) === texts(is) ? [] : [`${is.name} texts`]),
    ...(was.isSold === is.isSold ? [] : [`whether ${is.name} is sold`]),
    ...(was.stock === is.stock ? [] : [`how many of ${is.name} there are`]),
  ];
}
