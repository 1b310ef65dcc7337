import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardTraveller } from '../../testing/boardTraveller';
import { heard } from '../../testing/heard';
import { renderPage } from '../../testing/renderPage';
import { PapersTable } from './PapersTable';

const travellers = [
  aBoardTraveller({ name: 'Dana Reyes', email: '1@example.com' }),
  aBoardTraveller({ position: 2, name: 'Eli Okoro', email: '2@example.com', hasSignedWaiver: false }),
];
const draw = (query = '') =>
  renderPage(
    <PapersTable travellers={travellers} scope="current" />,
    `/host/dashboard?tab=documents${query}`,
  );
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('keeps each letter where it is typed, and finds at once', async () => {
  draw();
  const box = screen.getByRole('searchbox');
  expect(heard(box, 'dna')).toBe('dna');
  await userEvent.type(box, 'a', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box).toHaveValue('dana');
  expect(names()).toEqual(['Dana Reyes']);
});

it('takes search and papers from the address, and shows everybody again', async () => {
  draw('&q=eli&papers=waiver');
  expect(names()).toEqual(['Eli Okoro']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Papers' }), 'Everybody');
  expect(names()).toEqual(['Dana Reyes', 'Eli Okoro']);
});
