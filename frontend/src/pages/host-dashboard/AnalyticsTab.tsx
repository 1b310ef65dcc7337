export { AnalyticsPanel as default } from '../../features/host-analytics/AnalyticsPanel';
