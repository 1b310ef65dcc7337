import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AskDialog } from './AskDialog';
import { Panel } from './Panel';

const NAMES = ['Ivy', 'Max'];

/** Two rows that go by their own button, at once or after a question. */
function People({ asks }: { asks: boolean }) {
  const [names, setNames] = useState(NAMES);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (gone: string) => setNames(names.filter((name) => name !== gone));
  return (
    <>
      <Panel title="People">
        {names.map((name) => (
          <p key={name}>
            <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
              Remove {name}
            </button>
          </p>
        ))}
        {asked && (
          <AskDialog
            title="Remove?"
            confirmWord="Yes"
            onConfirm={() => {
              remove(asked);
              setAsked(null);
            }}
            onClose={() => setAsked(null)}
          />
        )}
      </Panel>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('region', { name: 'People' });

it('has the focus of a row that went by its own button, until it is left', async () => {
  render(<People asks={false} />);
  await userEvent.click(button('Remove Ivy'));
  await waitFor(() => expect(panel()).toHaveFocus());
  await userEvent.tab();
  expect(button('Remove Max')).toHaveFocus();
  expect(panel()).not.toHaveAttribute('tabindex');
});

it('is the nearest part that is left', async () => {
  const rows = (names: readonly string[]) => (
    <Panel title="People">
      {names.map((name) => (
        <article key={name} aria-label={name}>
          {name === 'Ivy' && names.length > 1 && <button type="button">Remove Max</button>}
        </article>
      ))}
    </Panel>
  );
  const { rerender } = render(rows(NAMES));
  button('Remove Max').focus();
  rerender(rows(['Ivy']));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Ivy' })).toHaveFocus());
  rerender(rows([]));
  await waitFor(() => expect(panel()).toHaveFocus());
});

it('has it also where the row went after a question', async () => {
  render(<People asks />);
  await userEvent.click(button('Remove Max'));
  await userEvent.click(button('Yes'));
  await waitFor(() => expect(panel()).toHaveFocus());
});

it('leaves it with the row that stays, and with who has gone elsewhere', async () => {
  const { rerender } = render(<People asks />);
  await userEvent.click(button('Remove Max'));
  await userEvent.click(button('Cancel'));
  await waitFor(() => expect(button('Remove Max')).toHaveFocus());
  await userEvent.click(button('Elsewhere'));
  rerender(<People asks />);
  expect(button('Elsewhere')).toHaveFocus();
});
