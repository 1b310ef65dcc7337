import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { ErrorNote } from './ErrorNote';
import { Panel } from './Panel';

// A browser gives the focus to the first control.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
});

function Desk() {
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const answer = () => {
    setAnswered(true);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Refund
      </button>
      {isOpen && (
        <Dialog label="Refund?" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
          <button type="button" onClick={answer}>
            Answer
          </button>
        </Dialog>
      )}
      {isAnswered && <input aria-label="Answer" ref={(field) => field?.focus()} />}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Refund' });

it('gives the focus back to what opened it when a button of its own closes it', async () => {
  render(<Desk />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opener()).toHaveFocus();
});

it('gives it to the page where nothing had it, as when an address opens a dialog', async () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <Dialog label="Nina" onClose={() => undefined}>
        <button type="button">Close</button>
      </Dialog>
    </main>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  rerender(<main tabIndex={-1} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('gives it to the part of the page round what opened it, where that has gone meanwhile', async () => {
  function CoHosts() {
    const [isHere, setHere] = useState(true);
    const [isOpen, setOpen] = useState(false);
    const remove = () => {
      setHere(false);
      setOpen(false);
    };
    return (
      <section aria-label="Co-hosts">
        {isHere && (
          <button type="button" onClick={() => setOpen(true)}>
            Remove Theo
          </button>
        )}
        {isOpen && (
          <Dialog label="Remove Theo?" onClose={() => setOpen(false)}>
            <button type="button" onClick={remove}>
              Yes
            </button>
          </Dialog>
        )}
      </section>
    );
  }
  render(
    <main tabIndex={-1}>
      <CoHosts />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Theo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('region', { name: 'Co-hosts' })).toHaveFocus();
});

it('is closed by a press beside it, and not by words that are marked until there', async () => {
  const close = jest.fn();
  HTMLDialogElement.prototype.close = close;
  render(
    <Dialog label="Reason" onClose={() => undefined}>
      <textarea aria-label="Reason" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  // A browser tells the click to what holds both ends of the press.
  fireEvent.pointerDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});

it('leaves the focus where the page has put it', async () => {
  render(<Desk />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
});

it('stands on when a dialog that was opened from it is closed', () => {
  const closeOuter = jest.fn();
  const closeInner = jest.fn();
  render(
    <Dialog label="Money of a guest" onClose={closeOuter}>
      <Dialog label="Refund?" onClose={closeInner}>
        <button type="button">Cancel</button>
      </Dialog>
    </Dialog>,
  );
  // As the browser tells of Esc.
  fireEvent(screen.getByRole('dialog', { name: 'Refund?' }), new Event('close'));
  expect(closeInner).toHaveBeenCalledTimes(1);
  expect(closeOuter).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { name: 'Money of a guest' }), new Event('close'));
  expect(closeOuter).toHaveBeenCalledTimes(1);
});

it('has the focus of a control of its own that goes, as a "Retry" does that has worked', async () => {
  const retry = jest.fn();
  const money = (isRead: boolean) => (
    <Panel title="Payments">
      <Dialog label="Money of a guest" onClose={jest.fn()}>
        {isRead ? <p>$100</p> : <ErrorNote onRetry={retry}>It could not be read.</ErrorNote>}
        <button type="button">Close</button>
      </Dialog>
    </Panel>
  );
  const { rerender } = render(money(false));
  // The first control, which has the focus from the start.
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(money(true));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});
