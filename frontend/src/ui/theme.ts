import { createTheme } from '@mui/material/styles';
import { BREAKPOINTS } from '../lib/browser/breakpoints';
import { componentStyles } from './themeComponents';

const token = (name: string) => `var(--color-${name})`;
const tone = (name: string, on: string, hover = name) => ({
  main: token(name),
  light: token(name),
  dark: token(hover),
  contrastText: token(on),
});

/**
 * MUI in Gangway's clothes. Every colour is one of tokens.css, which turns dark by itself: hence one colour scheme here,
 * no re-render on a change of theme, and `nativeColor`, so that the browser and not MUI does the mixing.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: tone('primary', 'on-primary', 'primary-hover'),
    secondary: tone('gold', 'on-gold', 'gold-hover'),
    success: tone('success', 'background'),
    warning: tone('warning', 'background'),
    error: tone('error', 'background'),
    info: tone('info', 'background'),
    text: { primary: token('text'), secondary: token('muted'), disabled: token('muted') },
    background: { default: token('background'), paper: token('surface') },
    divider: token('hairline'),
    // MUI's own are black mixed thin, which nobody reads in the dark: "Waiting for PayPal..." is a disabled button.
    action: { active: token('muted'), disabled: token('muted'), disabledBackground: token('raised') },
  },
  shape: { borderRadius: 12 },
  spacing: 4,
  breakpoints: { values: { xs: 0, ...BREAKPOINTS } },
  typography: {
    fontFamily: 'var(--font-text)',
    body1: { fontSize: 'var(--text-16)', lineHeight: 1.55 },
    body2: { fontSize: 'var(--text-15)', lineHeight: 1.55 },
    button: { fontWeight: 700, textTransform: 'none', letterSpacing: 0 },
  },
  components: componentStyles,
});
