import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useConfirmEmail } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { AccountFrame } from '../../features/account/AccountFrame';
import form from '../../features/account/accountForm.module.css';
import { useOneTimeToken } from '../../features/account/useOneTimeToken';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';

/**
 * Where the mail to a new address leads. The press of a button confirms it: programs that look into mails follow links,
 * and press nothing.
 */
export default function ConfirmEmailPage() {
  const token = useOneTimeToken();
  const confirm = useConfirmEmail();
  const send = () => {
    if (token)
      confirm.mutate(token, { onError: (error) => logProblem('The address was not confirmed', error) });
  };
  const problem =
    token === null ? 'This link was not copied whole.' : confirm.error && sentenceOf(confirm.error);

  return (
    <AccountFrame
      title="Your new address"
      lead="Confirm it, and from then on you sign in with it and get our mail there."
      picture="ship-sunset-close"
    >
      <div className={form.form}>
        {confirm.isSuccess && (
          <Alert severity="success">
            <AlertTitle>Confirmed</AlertTitle>
            Your address is {confirm.data.email} now.
          </Alert>
        )}
        {problem && (
          <Alert severity="warning" role="alert">
            <AlertTitle>Nothing was changed</AlertTitle>
            {problem} You can ask for another link on your account page.
          </Alert>
        )}
        {confirm.isSuccess || problem ? (
          <ButtonLink to={paths.account()}>To your account</ButtonLink>
        ) : (
          <Button onClick={send} isOff={confirm.isPending}>
            {confirm.isPending ? 'Confirming...' : 'Confirm this address'}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
