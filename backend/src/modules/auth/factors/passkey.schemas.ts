import { z } from 'zod';

const text = z.string().max(20_000);
const common = { id: text, rawId: text, type: z.literal('public-key') };
const clientExtensionResults = z.looseObject({}).default({});

/** What a browser says of a new passkey. */
export const newPasskey = z.object({
  ...common,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What a browser says when a passkey has answered. */
export const passkeyAnswer = z.object({
  ...common,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
});
