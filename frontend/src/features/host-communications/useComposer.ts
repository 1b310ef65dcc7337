import { useState } from 'react';
import type { HostMail, MailDraft, Segment, SentMail } from '../../api/host/hostMails';
import { useMailPreview, useSendMail } from '../../api/host/hostMails';
import { HttpError } from '../../api/http';
import { changedSince, isWritten, type Letter, writtenOn } from './letter.rules';
import { useCalm } from './useCalm';
import type { Letters } from './useLetters';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A mail while it is written: to whom, what, when; who would get it follows a moment behind the typing. */
export function useComposer(tripId: number, start: Letter, { kept, key, change }: Letters) {
  const { segment, subject, body, sendAt } = writtenOn(kept[tripId], start);
  const [reader, setReader] = useState<string | null>(null);
  const [sent, setSent] = useState<{ mail: HostMail; letter: Letter } | null>(null);
  const written: MailDraft = { segment, subject, body, reader };
  const draft = useCalm(written);
  const preview = useMailPreview(tripId, draft);
  const write = (changes: (now: Letter) => Partial<Letter>) =>
    change(tripId, (before) => {
      const now = writtenOn(before, start);
      return { ...now, ...changes(now) };
    });

  const accept = (mail: HostMail, { list: _list, ...asked }: SentMail) => {
    const letter = { ...asked, to: start.to, sendAt: asked.sendAt ?? '' };
    change(tripId, (now) => now && changedSince(now, letter));
    setSent({ mail, letter });
    setReader(null);
    key.renew();
  };
  const sending = useSendMail(accept);
  const send = () => {
    const list = preview.data?.list;
    if (list === undefined) return;
    const mail = { segment, subject, body, list, sendAt: sendAt || null };
    sending.mutate({ tripId, key: key.keyOf({ tripId, mail }), mail });
  };
  const isListed = isSame(preview.data?.segment, segment);

  return {
    segment,
    setSegment: (changes: Partial<Segment>) => write((now) => ({ segment: { ...now.segment, ...changes } })),
    subject,
    body,
    sendAt,
    setLetter: (changes: Partial<Pick<Letter, 'subject' | 'body' | 'sendAt'>>) => write(() => changes),
    reader,
    setReader,
    preview,
    /** What the preview is of. */
    draft,
    /** The list that is shown is the one of what is asked now, whatever of the letter is still on its way. */
    isListed,
    /** The letter that is shown is it, too. */
    isReady: isListed && isSame(draft, written) && !preview.isPlaceholderData,
    send,
    isSending: sending.isPending,
    error: sending.error,
    fields: sending.error instanceof HttpError ? sending.error.fields : {},
    sent,
    forgetSent: () => setSent(null),
    /**
     * What was called back is there again, to be written better, unless the next letter is begun.
     * @returns whether it is
     */
    takeBack: (back: Letter): boolean => {
      change(tripId, (now) => (isWritten(now) ? now : back));
      return !isWritten(kept[tripId]);
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
