import { useMemo, useState } from 'react';

/** Where a menu opens: the edges of what it belongs to, in the window. */
export type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Dialogs that a message's menu leads to. */
export type AskedKind = 'delete' | 'report' | 'select' | 'end-poll';

type DialogKind = AskedKind | 'photo';

type Opened = { kind: 'menu'; seq: number; place: Place } | { kind: DialogKind; seq: number };

/** What the text box is for, when not for a new message. */
interface Target {
  kind: 'reply' | 'edit';
  seq: number;
}

/** What a person has in hand: an open menu or dialog, and the message that they answer or mend. */
export interface Desk {
  opened: Opened | null;
  target: Target | null;
  openMenu: (seq: number, place: Place) => void;
  open: (kind: DialogKind, seq: number) => void;
  /** Puts away what is open; the focus goes back to the message it was about. */
  close: () => void;
  aim: (kind: Target['kind'], seq: number) => void;
  /** The text box is for new messages again. */
  leave: () => void;
}

function focusMessage(seq: number): void {
  document.querySelector<HTMLElement>(`article[data-seq="${seq}"]`)?.focus();
}

export function useDesk(): Desk {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  return useMemo(
    () => ({
      opened,
      target,
      openMenu: (seq, place) => setOpened({ kind: 'menu', seq, place }),
      open: (kind, seq) => setOpened({ kind, seq }),
      close: () => {
        setOpened(null);
        if (opened) focusMessage(opened.seq);
      },
      aim: (kind, seq) => {
        setOpened(null);
        setTarget({ kind, seq });
      },
      leave: () => setTarget(null),
    }),
    [opened, target],
  );
}
