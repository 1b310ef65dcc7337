import { aHostShip } from '../../testing/hostPages';
import {
  freshAmenity,
  freshExtra,
  freshFigure,
  freshGroup,
  freshNote,
  freshReason,
  shipBody,
  shipValues,
} from './shipForm.rules';

const { version: _version, versions: _versions, isOwner: _owner, ...content } = aHostShip();

it('comes back from the form as it went in', () => {
  expect(shipBody(shipValues(content))).toEqual(content);
});

it('takes nothing into the form that is not of the part itself', () => {
  expect(shipValues(aHostShip())).toEqual(shipValues(content));
});

it('makes a line each of what is a list of texts, and drops the empty ones', () => {
  const values = shipValues(content);
  expect(values.included).toBe('The cabin\nAll meals');
  expect(values.notes[0]?.points).toBe('Bare feet on deck\nBoots in the rigging');
  const typed = {
    ...values,
    included: ' The cabin \n\n\nA harpist\n',
    notIncluded: ' ',
    notes: [{ title: 'Shoes', points: '\nNone' }],
  };
  expect(shipBody(typed)).toEqual({
    ...content,
    included: ['The cabin', 'A harpist'],
    notIncluded: [],
    notes: [{ title: 'Shoes', points: ['None'] }],
  });
});

it('begins what is new with nothing but an icon', () => {
  const values = shipValues(content);
  const body = shipBody({
    ...values,
    reasons: [freshReason()],
    figures: [freshFigure()],
    amenities: [{ ...freshGroup(), amenities: [freshAmenity()] }],
    extras: [freshExtra()],
    notes: [freshNote()],
  });
  expect(body).toMatchObject({
    reasons: [{ title: '', description: '', picture: '', alt: '' }],
    figures: [{ value: '', name: '', note: '' }],
    amenities: [{ icon: 'anchor', title: '', amenities: [{ name: '', note: '' }], note: '' }],
    extras: [{ icon: 'anchor', title: '', description: '' }],
    notes: [{ title: '', points: [] }],
  });
});
