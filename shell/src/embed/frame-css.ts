import { globalCss } from '@lectern/ui';
import { fontFaceCss } from '@lectern/ui/fonts';
import { schemeProperties } from '@lectern/ui/tokens';

/**
 * What a frame wears: the site's tokens, in the scheme that its host asks for. It brings its own ground, since words
 * that would be clear on this site may not be on another.
 */
export const frameCss = `${fontFaceCss}${globalCss}
:root[data-theme=light]{color-scheme:light;${schemeProperties('light')}}
:root[data-theme=dark]{color-scheme:dark;${schemeProperties('dark')}}
:root{--header:0px;--shadow-card:none}
html.framed{overflow:hidden}html.framed.tall{overflow:auto}
body{background:none}html:not(.framed){background:var(--color-background)}
.frame{display:flow-root;padding:12px;border-radius:calc(var(--radius-large) + 8px);background:var(--color-background);
font:400 1rem/1.5 var(--font-control)}
html:not(.framed) .frame{margin-top:20px}.frame{max-width:33rem;margin-inline:auto}
.frame-chat :is(#widget,#widget>div){height:34rem}
.frame-chat #widget{overflow:hidden;border:1px solid var(--color-line);border-radius:var(--radius-large)}
#widget{max-width:30rem;margin:0 auto}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{max-width:30rem;margin:0 auto;padding:8px 12px;font-size:.875rem;line-height:1.45;color:var(--color-muted);text-align:center}
#trouble{color:var(--color-danger)}#trouble:empty{display:none}
.way{padding:0}.way a{display:inline-block;padding:10px 12px;color:var(--color-muted)}
dialog{max-width:min(26rem,100% - 24px);padding:24px;border:1px solid var(--color-line);border-radius:var(--radius-large);
background:var(--color-surface);color:var(--color-ink);font:400 1rem/1.5 var(--font-control)}
dialog::backdrop{background:rgb(10 12 18 / .6)}
dialog h2{font-size:1.375rem}dialog p{margin-block:8px 20px}
dialog button{min-height:48px;margin:0 8px 8px 0;padding:10px 20px;border:1px solid var(--color-edge);
border-radius:var(--radius-medium);background:none;font-weight:600}
dialog [value=stay]{border-color:transparent;background:var(--color-accent);color:var(--color-on-accent)}
`.replaceAll('\n', '');
