import { useContentIn } from '../testing/content-in-currency.js';

await useContentIn({ language: 'de', country: 'DE', currency: 'EUR' });
const { describeGermanOwnerEmails } = await import('../testing/german-owner-emails.js');
const { describeSaleIn } = await import('../testing/sale-in-currency.js');

describeSaleIn({
  currency: 'EUR',
  price: '9,99 €',
  part: '4,00 €',
  rest: '5,99 €',
  least: '0,50 €',
  cells: ['9.99', '4.00'],
});

describeGermanOwnerEmails();
