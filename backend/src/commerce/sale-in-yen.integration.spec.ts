import { useContentIn } from '../testing/content-in-currency.js';

await useContentIn({ language: 'en', country: 'JP', currency: 'JPY' });
const { describeSaleIn } = await import('../testing/sale-in-currency.js');

describeSaleIn({
  currency: 'JPY',
  price: '¥999',
  part: '¥400',
  rest: '¥599',
  least: '¥50',
  cells: ['999', '400'],
});
