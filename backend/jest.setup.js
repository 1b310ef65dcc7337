// A test that provokes a fault would otherwise print it. LOG_LEVEL=debug shows everything again.
process.env.LOG_LEVEL ??= 'silent';
