const panjabi = `<p>সাইজ | বুক (ইঞ্চি) | লম্বা (ইঞ্চি)</p><p>M | 40 | 41</p><p>L | 42 | 42</p>
<p>XL | 44 | 43</p><p>XXL | 46 | 44</p>`

/** Sizes in figures, by the link of the product. */
export const sizeCharts: Record<string, string> = {
  'eid-panjabi-embroidered': panjabi,
  'kabli-panjabi-set': panjabi,
}
