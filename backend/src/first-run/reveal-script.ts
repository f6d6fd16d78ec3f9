/** Shows the password while its box is checked. Plain JavaScript: it runs in the browser. */
export const revealScript = `
for(const row of document.querySelectorAll('[data-reveals]')){
  const field=document.getElementById(row.dataset.reveals);
  const box=row.querySelector('input');
  const follow=()=>{field.type=box.checked?'text':'password'};
  row.hidden=false;follow();
  box.addEventListener('change',follow);
  field.form.addEventListener('submit',()=>{field.type='password'})}`.replaceAll('\n', '');
