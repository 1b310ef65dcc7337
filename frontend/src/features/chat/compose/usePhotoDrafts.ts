import { useMemo, useRef, useState } from 'react';
import type { UnsentPhoto } from '../../../api/device/chatOutboxStore';
import { newId } from '../../../lib/newId';
import { toastError } from '../../../ui/toast';
import { MOST_PHOTOS, mayBePicture, NO_PROBLEM, problemWith } from './photoDrafts.rules';
import { preparePhoto } from './preparePhoto';

/** A photo that goes out next, and what tells it from its neighbors. */
interface PhotoDraft {
  key: string;
  photo: UnsentPhoto;
}

/** The photos that go out next, in the order in which they were chosen. */
export interface PhotoDesk {
  /** Tells where the device's chooser hangs. */
  register: (input: HTMLInputElement | null) => void;
  drafts: readonly PhotoDraft[];
  /** How many are still being made ready. */
  preparing: number;
  /** What could not be taken along, and why. */
  problem: string | null;
  /** Why no photo is taken just now; null while they are. */
  closed: string | null;
  /** Opens the device's chooser. */
  choose: () => void;
  /** Takes files that were chosen, pasted or dropped; false when there is none. */
  take: (files: FileList) => boolean;
  describe: (key: string, alt: string) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/**
 * Keeps the photos of the next messages from the choice to the sending. While it is closed, for the reason given, it keeps
 * those that it has and takes no other.
 */
export function usePhotoDrafts(closed: string | null = null): PhotoDesk {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [drafts, setDrafts] = useState<readonly PhotoDraft[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [left, setLeft] = useState(NO_PROBLEM);
  // Those that are being made ready count too, and more may be dropped meanwhile.
  const taken = useRef(0);
  // One after the other: a phone has not the memory for ten large pictures at once, and their order is kept.
  const queue = useRef(Promise.resolve());

  return useMemo(() => {
    const prepare = async (file: File) => {
      try {
        const draft = { key: newId(), photo: await preparePhoto(file) };
        setDrafts((before) => [...before, draft]);
      } catch {
        taken.current -= 1;
        setLeft((before) => ({ ...before, unreadable: [...before.unreadable, file.name] }));
      }
      setPreparing((before) => before - 1);
    };
    const take = (files: FileList) => {
      if (files.length === 0) return false;
      if (closed !== null) {
        toastError({ title: 'No photo was taken', description: closed });
        return true;
      }
      const pictures = [...files].filter(mayBePicture);
      const welcome = pictures.slice(0, MOST_PHOTOS - taken.current);
      const unreadable = [...files].filter((file) => !mayBePicture(file)).map(({ name }) => name);
      taken.current += welcome.length;
      setPreparing((before) => before + welcome.length);
      setLeft({ isFull: pictures.length > welcome.length, unreadable });
      for (const file of welcome) queue.current = queue.current.then(() => prepare(file));
      return true;
    };

    return {
      register: setInput,
      drafts,
      preparing,
      problem: problemWith(left),
      closed,
      choose: () => input?.click(),
      take,
      describe: (key, alt) =>
        setDrafts((before) =>
          before.map((draft) => (draft.key === key ? { key, photo: { ...draft.photo, alt } } : draft)),
        ),
      remove: (key) => {
        taken.current -= 1;
        setDrafts((before) => before.filter((draft) => draft.key !== key));
        setLeft(NO_PROBLEM);
      },
      clear: () => {
        taken.current = 0;
        setDrafts((before) => (before.length === 0 ? before : []));
        setLeft(NO_PROBLEM);
      },
    };
  }, [input, drafts, preparing, left, closed]);
}
