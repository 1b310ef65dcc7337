export { Payments as default } from '../../features/host-money/list/Payments';
