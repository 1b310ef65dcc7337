import { useState } from 'react';
import type { UnsentPhoto } from '../../api/chat-outbox-store';
import { preparePhoto } from './preparePhoto';

const UNREADABLE = 'This file could not be read as a picture. JPEG, PNG and WebP always work.';

/** The photo that goes with the next message. */
export interface PhotoDesk {
  /** Tells where the device's chooser hangs. */
  register: (input: HTMLInputElement | null) => void;
  draft: UnsentPhoto | null;
  isPreparing: boolean;
  problem: string | null;
  /** Opens the device's chooser. */
  choose: () => void;
  /** Takes the first picture among files that were chosen, pasted or dropped; false when there is none. */
  take: (files: FileList) => boolean;
  describe: (alt: string) => void;
  drop: () => void;
}

export function usePhotoDraft(): PhotoDesk {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [draft, setDraft] = useState<UnsentPhoto | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const prepare = async (file: File) => {
    setPreparing(true);
    setProblem(null);
    try {
      setDraft(await preparePhoto(file));
    } catch {
      setDraft(null);
      setProblem(UNREADABLE);
    }
    setPreparing(false);
  };
  const take = (files: FileList) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'));
    if (picture) void prepare(picture);
    return picture !== undefined;
  };

  return {
    register: setInput,
    draft,
    isPreparing,
    problem,
    choose: () => input?.click(),
    take,
    describe: (alt) => setDraft((before) => before && { ...before, alt }),
    drop: () => {
      setDraft(null);
      setProblem(null);
    },
  };
}
