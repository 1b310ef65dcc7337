export { GuestsDesk as default } from '../../features/host-guests/GuestsDesk';
