import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DataColumn, Sort } from './columns';
import { DataTable } from './DataTable';

interface Person {
  id: string;
  name: string;
  owes: number;
}
const people: Person[] = [
  { id: 'b', name: 'Ben Okoro', owes: 90 },
  { id: 'a', name: 'Ada Ruiz', owes: 1_000 },
  { id: 'c', name: 'Cleo Tan', owes: 0 },
];
const columns: DataColumn<Person>[] = [
  { id: 'name', header: 'Guest', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'owes', header: 'Owes', cell: ({ owes }) => owes, sortBy: ({ owes }) => owes, align: 'end' },
  { id: 'note', header: 'Note', cell: () => '-' },
];

function Desk({ rows = people }: { rows?: Person[] }) {
  const [sort, setSort] = useState<Sort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        label="Guests"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        newsWord={(count) => `${count} new bookings`}
        empty="Nobody yet."
      />
      <p>{`Selected: ${[...selected].toSorted().join(' ')}`}</p>
    </>
  );
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('sorts up, down and not at all by a heading, and says which way', async () => {
  render(<Desk />);
  const heading = () => screen.getByRole('columnheader', { name: 'Owes' });
  const press = () => userEvent.click(within(heading()).getByRole('button'));
  expect(names()).toEqual(['Ben Okoro', 'Ada Ruiz', 'Cleo Tan']);
  expect(heading()).toHaveAttribute('aria-sort', 'none');
  await press();
  expect(names()).toEqual(['Cleo Tan', 'Ben Okoro', 'Ada Ruiz']);
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  await press();
  expect(names()).toEqual(['Ada Ruiz', 'Ben Okoro', 'Cleo Tan']);
  await press();
  expect(names()).toEqual(['Ben Okoro', 'Ada Ruiz', 'Cleo Tan']);
  expect(screen.getByRole('columnheader', { name: 'Note' })).not.toHaveAttribute('aria-sort');
});

it('chooses one, and all', async () => {
  render(<Desk />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all that are shown' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Ruiz' }));
  expect(screen.getByText('Selected: a')).toBeVisible();
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(screen.getByText('Selected: a b c')).toBeVisible();
  await userEvent.click(all);
  expect(screen.getByText('Selected:')).toBeVisible();
});

it('moves nothing under a pointer, and offers what has come', async () => {
  const { rerender } = render(<Desk />);
  const news = [{ id: 'd', name: 'Dov Katz', owes: 5 }, ...people.map((one) => ({ ...one, owes: 7 }))];
  await userEvent.hover(screen.getByRole('rowheader', { name: 'Ada Ruiz' }));
  rerender(<Desk rows={news} />);
  expect(names()).toEqual(['Ben Okoro', 'Ada Ruiz', 'Cleo Tan']);
  expect(screen.getAllByRole('cell', { name: '7' })).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: '1 new bookings - show' }));
  expect(names()).toEqual(['Dov Katz', 'Ben Okoro', 'Ada Ruiz', 'Cleo Tan']);
  expect(screen.queryByRole('button', { name: /show/ })).not.toBeInTheDocument();
});

it('shows news at once when nobody is there, and says when there is nothing', () => {
  const { rerender } = render(<Desk />);
  rerender(<Desk rows={people.slice(0, 1)} />);
  expect(names()).toEqual(['Ben Okoro']);
  rerender(<Desk rows={[]} />);
  expect(screen.getByText('Nobody yet.')).toBeVisible();
});

const dov = { id: 'd', name: 'Dov Katz', owes: 5 };
const eve = { id: 'e', name: 'Eve Lind', owes: 5 };

it('follows news again when somebody has had them shown and has left', async () => {
  const { rerender } = render(<Desk />);
  await userEvent.hover(screen.getByRole('rowheader', { name: 'Ada Ruiz' }));
  rerender(<Desk rows={[dov, ...people]} />);
  const show = screen.getByRole('button', { name: '1 new bookings - show' });
  await userEvent.click(show);
  // A new pointer each time: the last one is still in the table.
  fireEvent.pointerOut(screen.getByRole('region', { name: 'Guests' }), { relatedTarget: document.body });
  expect(document.body).toHaveFocus();
  rerender(<Desk rows={[eve, dov, ...people]} />);
  expect(names()).toEqual(['Eve Lind', 'Dov Katz', 'Ben Okoro', 'Ada Ruiz', 'Cleo Tan']);
});

it('leads who has news shown by key into the list, where nothing moves until they leave', async () => {
  const { rerender } = render(<Desk />);
  const list = screen.getByRole('region', { name: 'Guests' });
  act(() => list.focus());
  rerender(<Desk rows={[dov, ...people]} />);
  act(() => screen.getByRole('button', { name: '1 new bookings - show' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(list).toHaveFocus();
  rerender(<Desk rows={[eve, dov, ...people]} />);
  expect(names()).toEqual(['Dov Katz', 'Ben Okoro', 'Ada Ruiz', 'Cleo Tan']);
  act(() => list.blur());
  expect(names()).toContain('Eve Lind');
});
