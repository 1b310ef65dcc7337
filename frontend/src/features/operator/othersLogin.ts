/** How a browser treats a box for somebody else's login: it neither fills it in nor corrects it. */
export const OTHERS_LOGIN = { autoCapitalize: 'off', autoComplete: 'off', spellCheck: false };
