import type { Draft, Traveller } from '../../../api/draft';
import { readAsked, reconcile } from './reconcile';

const traveller = (firstName: string): Traveller => ({
  firstName,
  lastName: 'Reyes',
  email: 'reyes@example.com',
  phone: '555 0199',
  dateOfBirth: '1990-03-27',
  emergencyContactName: 'Leo Reyes',
  emergencyContactPhone: '555 0100',
  emergencyContactRelation: 'Sibling',
});
const saved: Draft = {
  cabinType: 'balcony',
  occupancy: 'double',
  travelInsurance: true,
  paymentType: 'installment',
  travellers: [traveller('Maya'), traveller('Noa')],
};
const asked = (query: string, travellers: Traveller[] | null = null) =>
  readAsked(new URLSearchParams(query), travellers);

it('leaves a saved draft alone when the address agrees, or names nothing', () => {
  for (const query of ['', 'cabin=Balcony&price=900&occupancy=Double']) {
    expect(reconcile(asked(query), saved)).toMatchObject({ isSaved: true, draft: saved });
  }
});

it('follows the address to another cabin, with the same travellers and choices', () => {
  const { draft, isSaved } = reconcile(asked('cabin=Ocean%20View'), saved);
  expect(isSaved).toBe(false);
  expect(draft).toEqual({ ...saved, cabinType: 'oceanview' });
});

it('takes travellers from the address before saved ones', () => {
  const { draft, isSaved } = reconcile(asked('occupancy=Single', [traveller('Ada')]), saved);
  expect(isSaved).toBe(false);
  expect(draft?.travellers.map(({ firstName }) => firstName)).toEqual(['Ada']);
});

it('has nothing to pay when the travellers do not fill the cabin', () => {
  expect(reconcile(asked('occupancy=Single'), saved).draft).toBeNull();
  expect(reconcile(asked('occupancy=Double', [traveller('Ada')]), null).draft).toBeNull();
});

it('starts from an inside cabin for two when nobody has said anything', () => {
  expect(reconcile(asked(''), null)).toEqual({
    selection: { cabinType: 'inside', occupancy: 'double' },
    draft: null,
    isSaved: false,
  });
});

it('keeps the code of the draft with another cabin', () => {
  const { draft } = reconcile(asked('cabin=Ocean%20View'), { ...saved, promoCode: 'SUMMER' });
  expect(draft).toEqual({ ...saved, cabinType: 'oceanview', promoCode: 'SUMMER' });
});
