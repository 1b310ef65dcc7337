/** Signs that nobody sees: they come along with what is copied, and no mailbox has them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** What stands around an address in a list or a sentence, and belongs to neither. */
const AROUND = /^[\s,;]+|[\s.,;:]+$/g;
/** `Dana Reyes <dana@example.com>`, as mail programs write it. */
const NAMED = /^[^<>]*<([^<>]*)>$/;
const QUOTED = /^(["'])(.*)\1$/;
const LINKED = /^mailto:([^?]*)(?:\?.*)?$/i;

/** Signs of the part before the @: letters of any script, digits, and those that RFC 5322 allows without quotes. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const USUAL = /[A-Za-z0-9._+-]/g;
/** RFC 5321; and what may be pasted with an address in it, as the time that is taken grows with the square. */
const LONGEST = { local: 64, whole: 254, pasted: 2_000 };

export const NO_EMAIL = 'Email is required';
/** What is said of what is no address; the booking form has the specification's other words. */
export const INVALID_EMAIL = 'Invalid email address';
export const NO_MAIL_ADDRESS = 'Please enter a valid email address';

/**
 * What somebody typed or pasted as an e-mail address, in the one spelling that is kept, compared and written to: without
 * what stands around it, its domain in small ASCII letters; what is too long to be looked at stays as it is. Whether mail
 * can reach it is {@link isMailAddress}'s to say.
 */
export function mailAddress(typed: string): string {
  if (typed.length > LONGEST.pasted) return typed;
  const shown = typed.normalize('NFKC').replace(UNSEEN, '').replace(AROUND, '');
  const bare = [NAMED, QUOTED, LINKED].reduce(
    (text, form) => (text.match(form)?.at(-1) ?? text).replace(AROUND, ''),
    shown,
  );
  const at = bare.lastIndexOf('@');
  return at < 0 ? bare : `${bare.slice(0, at)}@${asciiDomain(bare.slice(at + 1))}`;
}

/** Whether mail can reach an address, as {@link mailAddress} spells it: neither asks whether somebody reads it. */
export function isMailAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  if (local.length > LONGEST.local || address.length > LONGEST.whole) return false;
  return LOCAL.test(local) && DOMAIN.test(address.slice(at + 1));
}

/** Whether two addresses, as {@link mailAddress} spells them, are one mailbox: capitals make no other. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Signs before the @ that few addresses hold, each once: who typed one by mistake sees it in a mask. */
export function unusualSigns(address: string): string {
  const local = address.slice(0, Math.max(address.lastIndexOf('@'), 0));
  return [...new Set(local.replace(USUAL, ''))].join(' ');
}

/** As the domain name system has it; empty where it cannot have such a name. */
function asciiDomain(domain: string): string {
  const small = domain.toLowerCase();
  // The rest of an address of the web (a port, a path) is no part of a domain.
  if (!/[^\x20-\x7e]|xn--/.test(small) || /[\s:/?#@\\%[\]]/.test(small)) return small;
  try {
    return new URL(`http://${small}`).hostname;
  } catch {
    return '';
  }
}
