import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { HttpError } from './http';

/** What the server asks of a passkey, as WebAuthn has it. */
type Asked = Record<string, unknown>;
type Answer = Record<string, unknown>;

const browser = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey on this device or a key. Throws `HttpError` with a sentence when none was made. */
export async function makePasskey(options: Asked): Promise<Answer> {
  try {
    const { startRegistration } = await browser();
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (cause) {
    throw refused(
      'No passkey was made. If this device holds one of yours already, it is in the list.',
      cause,
    );
  }
}

/** Has the browser ask one of the person's passkeys. Throws `HttpError` with a sentence when none answered. */
export async function askPasskey(options: Asked): Promise<Answer> {
  try {
    const { startAuthentication } = await browser();
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) };
  } catch (cause) {
    throw refused('No passkey answered. Try again, or choose another way.', cause);
  }
}

/** The browser says the same of a person who closed its window and of a device without a passkey. */
function refused(message: string, cause: unknown): HttpError {
  return new HttpError(0, 'no passkey', { code: 'passkey.none', message }, { cause });
}
