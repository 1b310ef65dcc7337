import type { Components } from '@mui/material/styles';

const softAlert = (tone: 'success' | 'warning' | 'error' | 'info') => ({
  props: { severity: tone, variant: 'standard' as const },
  style: {
    backgroundColor: `var(--color-${tone}-soft)`,
    borderColor: `var(--color-${tone})`,
    '& .MuiAlert-icon': { color: `var(--color-${tone})` },
  },
});

/** Alerts, dialogs, tooltips and progress: what floats has a shadow, what speaks has a border. */
export const feedbackStyles: Components = {
  MuiAlert: {
    styleOverrides: {
      root: {
        border: '1px solid',
        borderRadius: 'var(--radius-card)',
        color: 'var(--color-text)',
        fontSize: 'var(--text-16)',
        variants: [softAlert('success'), softAlert('warning'), softAlert('error'), softAlert('info')],
      },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 'var(--radius-panel)', boxShadow: 'var(--shadow-dialog)' } },
  },
  MuiMenu: {
    styleOverrides: { paper: { borderRadius: 'var(--radius-input)', boxShadow: 'var(--shadow-float)' } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 300 },
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--color-text)',
        color: 'var(--color-background)',
        fontSize: 'var(--text-13)',
        borderRadius: 'var(--radius-chip)',
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 8, borderRadius: 4, backgroundColor: 'var(--color-raised)' } },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: 'var(--color-raised)' } } },
};
