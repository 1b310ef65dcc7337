import { useRef, useState } from 'react';
import { useFormKey } from '../../api/formKey';
import type { HostMail, MailDraft, Segment } from '../../api/host/hostMails';
import { useMailPreview, useSendMail } from '../../api/host/hostMails';
import { HttpError } from '../../api/http';
import { EVERYBODY } from './segment.rules';
import { useCalm } from './useCalm';

interface Letter {
  subject: string;
  body: string;
}

const EMPTY: Letter = { subject: '', body: '' };

/** A mail while it is written: to whom, what, when; who would get it follows a moment behind the typing. */
export function useComposer(tripId: number | null, picked: readonly string[]) {
  const [segment, setSegment] = useState<Segment>({ ...EVERYBODY, guests: [...picked] });
  const [letter, setLetter] = useState(EMPTY);
  const [reader, setReader] = useState<string | null>(null);
  const [sendAt, setSendAt] = useState('');
  const [sent, setSent] = useState<HostMail | null>(null);
  const last = useRef({ segment, letter, sendAt });
  const form = useFormKey();
  const draft: MailDraft = useCalm({ segment, ...letter, reader });
  const preview = useMailPreview(tripId, draft);
  const sending = useSendMail();

  const again = () => {
    setLetter(EMPTY);
    setSegment(EVERYBODY);
    setSendAt('');
    setReader(null);
    form.renew();
  };
  const send = () => {
    const list = preview.data?.list;
    if (tripId === null || list === undefined) return;
    const mail = { segment, ...letter, list, sendAt: sendAt || null };
    const accept = (message: HostMail) => {
      last.current = { segment, letter, sendAt };
      setSent(message);
      again();
    };
    sending.mutate({ tripId, key: form.keyOf({ tripId, mail }), mail }, { onSuccess: accept });
  };
  const isListed = JSON.stringify(preview.data?.segment) === JSON.stringify(segment);

  return {
    segment,
    setSegment: (changes: Partial<Segment>) => setSegment((before) => ({ ...before, ...changes })),
    ...letter,
    setLetter: (changes: Partial<Letter>) => setLetter((before) => ({ ...before, ...changes })),
    reader,
    setReader,
    sendAt,
    setSendAt,
    preview,
    /** What the preview is of. */
    draft,
    /** The list that is shown is the one of what is asked now, whatever of the letter is still on its way. */
    isListed,
    /** The letter that is shown is it, too. */
    isReady: isListed && !preview.isPlaceholderData,
    send,
    isSending: sending.isPending,
    error: sending.error,
    fields: sending.error instanceof HttpError ? sending.error.fields : {},
    sent,
    forgetSent: () => setSent(null),
    /** What was called back is there again, to be written better. */
    takeBack: () => {
      setSegment(last.current.segment);
      setLetter(last.current.letter);
      setSendAt(last.current.sendAt);
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
