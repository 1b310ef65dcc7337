import type { Components } from '@mui/material/styles';

const softAlert = (tone: 'success' | 'warning' | 'error' | 'info') => ({
  props: { severity: tone, variant: 'standard' as const },
  style: {
    backgroundColor: `var(--color-${tone}-soft)`,
    borderColor: `var(--color-${tone})`,
    '& .MuiAlert-icon': { color: `var(--color-${tone})` },
  },
});

/** Alerts and progress: what speaks has a border. */
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
  MuiLinearProgress: {
    styleOverrides: { root: { height: 8, borderRadius: 4, backgroundColor: 'var(--color-raised)' } },
  },
};
