import { render, screen } from '@testing-library/react';
import { useLateRows } from './useLateRows';

const drawn: string[] = [];

function List({ rows }: { rows: readonly string[] }) {
  const late = useLateRows(rows);
  drawn.push(`${rows.join()} ${late.join()}`);
  return <p>{late.join()}</p>;
}

it('gives what is out of sight the rows before until those in sight are drawn, and then the same', async () => {
  const { rerender } = render(<List rows={['ada', 'ben']} />);
  drawn.length = 0;
  rerender(<List rows={['cleo']} />);
  expect(await screen.findByText('cleo')).toBeVisible();
  expect([...new Set(drawn)]).toEqual(['cleo ada,ben', 'cleo cleo']);
});
