import { sentenceOf } from '../../api/errors';
import { type HostDocument, useOpenDocument } from '../../api/host/hostDocuments';
import { saveFile } from '../../lib/browser/saveFile';
import { AskDialog } from '../../ui/AskDialog';
import { toastSuccess } from '../../ui/toast';
import { KINDS } from './paperLooks';
import { PaperPicture } from './PaperPicture';

interface Props {
  bookingId: string;
  document: HostDocument;
  /** Whose it is. */
  name: string;
  onClose: () => void;
}

/** Asks why, then shows the paper if it is a picture and saves it if it is a PDF. */
export function OpenPaper({ bookingId, document: { id, kind }, name, onClose }: Props) {
  const { data, mutate, isPending, error } = useOpenDocument(bookingId, id);
  const paper = KINDS[kind].toLowerCase();
  const whose = `${paper} of ${name}`;
  const open = (reason: string) =>
    mutate(reason, {
      // Not called for whoever has left the dialog meanwhile.
      onSuccess: ({ file }) => {
        if (!file) return;
        // Named by its kind: a name in a folder of downloads would tell whose it is.
        const fileName = `${paper.replaceAll(' ', '-')}.pdf`;
        saveFile(file, fileName);
        toastSuccess({ title: `The ${whose} is saved`, description: fileName });
        onClose();
      },
    });

  if (data?.picture) {
    return <PaperPicture title={`${KINDS[kind]} of ${name}`} source={data.picture} onClose={onClose} />;
  }
  return (
    <AskDialog
      title={`Open the ${whose}?`}
      confirmWord="Open"
      busyWord="Opening..."
      reasonHint="It stands in the activity log with your name."
      isBusy={isPending}
      problem={error && sentenceOf(error)}
      onConfirm={open}
      onClose={onClose}
    >
      <p>A picture is shown here and kept nowhere. A PDF is saved as a file on this device.</p>
    </AskDialog>
  );
}
