import { aBoardTraveller } from '../../testing/boardTraveller';
import { asked, type Filter, lackCount } from './board.rules';

const nina = aBoardTraveller();
const lucas = aBoardTraveller({ name: 'Lucas Moreau', hasSignedWaiver: false, passportStatus: 'pending' });
const ana = aBoardTraveller({ name: 'Ana Ruiz', tripTitle: 'Baltic', insurance: 'waiting' });
const zoe = aBoardTraveller({ name: 'Zoe Hart', tripTitle: 'Baltic', hasEmergencyContact: false });

it.each<[Filter, string[]]>([
  ['all', ['Nina Okafor', 'Lucas Moreau', 'Ana Ruiz', 'Zoe Hart']],
  ['open', ['Lucas Moreau', 'Ana Ruiz', 'Zoe Hart']],
  ['complete', ['Nina Okafor']],
  ['waiver', ['Lucas Moreau']],
  ['passport', ['Lucas Moreau']],
  ['insurance', ['Ana Ruiz']],
  ['contact', ['Zoe Hart']],
])('%s shows %j', (filter, names) => {
  expect(asked([nina, lucas, ana, zoe], '', filter).map(({ name }) => name)).toEqual(names);
});

it('shows who owes an answer to a question, and calls nobody complete who does', () => {
  const owes = aBoardTraveller({ name: 'Olu Ade', missing: ['answers'] });
  expect(asked([nina, owes], '', 'answers')).toEqual([owes]);
  expect(asked([nina, owes], '', 'complete')).toEqual([nina]);
});

it('finds by name, e-mail or trip, whatever the keyboard', () => {
  const kim = aBoardTraveller({ name: 'Kim Lee', email: 'Kim.L@example.org' });
  expect(asked([nina, kim], 'kim.l@', 'all')).toEqual([kim]);
  expect(asked([nina, lucas, ana, zoe], ' baltic ', 'insurance')).toEqual([ana]);
  expect(asked([nina, lucas], 'MOR', 'all')).toEqual([lucas]);
  const lukasz = aBoardTraveller({ name: 'Łukasz Sørensen' });
  expect(asked([nina, lukasz], 'Sorensen, Lukasz', 'all')).toEqual([lukasz]);
});

it('counts what somebody lacks', () => {
  expect([nina, lucas].map(lackCount)).toEqual([0, 2]);
});
