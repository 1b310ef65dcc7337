/**
 * How a trip's time zone is written: region and place, as in Asia/Kolkata, or UTC. Offsets and short names such as EST are read
 * by each clock in its own way: to PostgreSQL UTC+3 lies west of Greenwich.
 */
export const ZONE_NAME = /^(UTC|[A-Z][A-Za-z]*(\/[A-Za-z0-9_+-]+)+)$/;
