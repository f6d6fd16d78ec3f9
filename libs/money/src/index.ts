export { GUARANTEE_DAYS, GUARANTEE_DAYS_IN_WORDS } from './guarantee.js';
export { minCharge } from './min-charge.js';
export {
  decimalOf,
  formatMoney,
  formatRoundMoney,
  minorDigits,
  type MoneyFormat,
  typedMoney,
  usDollars,
} from './money.js';
export { moneyExample, parseMoney } from './parse-money.js';
