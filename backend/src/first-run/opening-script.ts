/** Waits until the site answers, then shows the links to it. Plain JavaScript: it runs in the browser. */
export const openingScript = `
history.replaceState(null,'','/');
const byId=(id)=>document.getElementById(id);
const started=Date.now();
const look=async()=>{
  const answer=await fetch('/readyz',{cache:'no-store'}).catch(()=>undefined);
  if(answer&&answer.ok){
    byId('waiting').hidden=true;byId('slow').hidden=true;byId('ready').hidden=false;
    document.title=byId('ready-title').textContent;byId('ready-title').focus();return}
  if(Date.now()-started>90000)byId('slow').hidden=false;
  setTimeout(look,500)};
look();`.replaceAll('\n', '');
