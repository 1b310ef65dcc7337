import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../api/errors';
import { type GuestRecord, sendLoginMail } from '../../api/guest';
import { MaskedEmail } from '../../features/booking/frame/MaskedEmail';
import { ErrorNote } from '../../ui/ErrorNote';
import { FormButton } from '../../ui/FormButton';
import styles from './ConfirmationPage.module.css';

/** Where the login is, and the mail once more for who does not find it. */
export function LoginMail({ guest }: { guest: GuestRecord }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => sendLoginMail(guest.id) });

  return (
    <>
      <strong>Look into your mail.</strong> We write to <MaskedEmail guest={guest} /> with your username and a
      link to set a password. The link works once.
      {guest.travellers > 1 && <span> Your second guest gets their own.</span>}
      <span className={styles.again}>
        <FormButton variant="outlined" size="small" isOff={isPending} onClick={() => mutate()}>
          {isPending ? 'Sending...' : 'Send it again'}
        </FormButton>
        <output>{isSuccess && 'It is on its way. Please look into your spam folder, too.'}</output>
      </span>
      {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
    </>
  );
}
