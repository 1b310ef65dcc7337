import Alert from '@mui/material/Alert';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { NOT_AGREED, NO_CONSENT, NO_SIGNATURE } from '../../../../../backend/contracts/waiver-words';
import { MOST } from '../../../../../backend/contracts/text-limits';
import { isRefusal, logProblem, sentenceOf } from '../../../api/errors';
import { HttpError } from '../../../api/http';
import { useSignWaiver, type Waiver, type WaiverTraveller } from '../../../api/records';
import { FormButton } from '../../../ui/FormButton';
import { bound } from '../../../ui/form/bindings';
import { TextField } from '../../../ui/form/TextField';
import { SignedBefore } from './SignedBefore';
import { type Entries, TextTick } from './TextTick';
import styles from './WaiverPanel.module.css';

interface Props {
  tripId: number;
  waiver: Waiver;
  traveller: WaiverTraveller;
}

const NOTHING_SIGNED: Entries = { signedName: '', agrees: '', hasConsent: '' };
const FIELDS = ['signedName', 'agrees', 'hasConsent'] as const;

/** A signature: the name typed by hand, and a box for what it means, which is ticked for the text that stands there. */
export function SignForm({ tripId, waiver, traveller }: Props) {
  const { position, name, isYou, signer, signed } = traveller;
  const id = useId();
  const sign = useSignWaiver({ tripId, position });
  const form = useForm<Entries>({ defaultValues: NOTHING_SIGNED });
  const { errors } = form.formState;
  const forCompanion = signer === 'with_consent';
  // What is said of any other field would stand nowhere, and keep the form from being sent again.
  const drawn = FIELDS.filter((field) => field !== 'hasConsent' || forCompanion);
  const text = `${waiver.isOwn ? 'own' : 'usual'} ${waiver.version}`;

  const submit = form.handleSubmit(({ signedName }) =>
    sign.mutate(
      {
        isOwn: waiver.isOwn,
        version: waiver.version,
        signedName,
        agrees: true,
        ...(forCompanion && { hasConsent: true }),
      },
      {
        onError: (error) => {
          logProblem('The waiver was not signed', error);
          // What they agreed to was another text.
          if (isRefusal(error, 'waiver.changed')) form.reset({ ...NOTHING_SIGNED, signedName });
          const fields = error instanceof HttpError ? error.fields : {};
          for (const field of drawn)
            if (fields[field]) form.setError(field, { message: fields[field] }, { shouldFocus: true });
        },
      },
    ),
  );

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.name}>
        {name}
        {isYou && <span>{' (you)'}</span>}
      </p>
      {signed && (
        <>
          <p>
            {`The waiver has changed since ${isYou ? 'you signed it' : 'it was signed'}: please read it and sign it again.`}
          </p>
          <SignedBefore tripId={tripId} position={position} name={name} />
        </>
      )}
      <TextField
        most={MOST.wholeName}
        id={`${id}-name`}
        label="Type the full name to sign"
        hint={`As it stands above: ${name}`}
        error={errors.signedName?.message}
        binding={bound(form.register('signedName', { required: NO_SIGNATURE }))}
        input={{ autoComplete: isYou ? 'name' : 'off' }}
      />
      <TextTick control={form.control} name="agrees" text={text} missing={NOT_AGREED}>
        I have read the waiver, version {waiver.version}, and agree to it.
      </TextTick>
      {forCompanion && (
        <TextTick control={form.control} name="hasConsent" text={text} missing={NO_CONSENT}>
          I sign with the consent of {name}, who has read it too.
        </TextTick>
      )}
      {sign.error && Object.keys(errors).length === 0 && (
        <Alert severity="error" role="alert">
          {sentenceOf(sign.error)}
        </Alert>
      )}
      <FormButton type="submit" isOff={sign.isPending}>
        {sign.isPending ? 'Signing...' : `Sign for ${isYou ? 'yourself' : name}`}
      </FormButton>
    </form>
  );
}
