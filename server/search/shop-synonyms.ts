/**
 * Over 200 lines: one list. Words of one meaning as shoppers in Bangladesh type them: Bengali, romanised and English, a group
 * a line, separated by commas. Staff edit the list in the office; this one is used until they do.
 * A word may stand in several groups.
 */
export const shopSynonyms = `
শাড়ি, শাড়ী, saree, sari, shari, sharee
পাঞ্জাবি, পাঞ্জাবী, panjabi, punjabi
কাবলি, কাবুলি, kabli, kabuli, কাবলি ড্রেস, kabli dress, kabuli dress, kabuli suit
পায়জামা, পাজামা, pajama, payjama, pyjama
লুঙ্গি, lungi
গামছা, gamcha
সালোয়ার কামিজ, কামিজ, থ্রি-পিস, থ্রিপিস, তিন পিস, 3 পিস, 3 piece, 3 pcs, salwar kameez, shalwar kameez, salwar, shalwar, shaluar, seluar, kameez, kamiz, three piece, threepiece
কুর্তি, কুর্তা, ফতুয়া, kurti, kurta, fatua, fotua, tops, টপস
ওড়না, দোপাট্টা, orna, dupatta, scarf, স্কার্ফ
হিজাব, hijab, নিকাব, niqab
বোরকা, আবায়া, borka, burka, burqa, abaya
লেহেঙ্গা, lehenga, lehnga
গাউন, gown, ড্রেস, dress, পোশাক, জামা, jama, poshak, frock, ফ্রক
কাপড়, পোশাক, জামা, kapor, cloth, fabric, clothing, clothes, garments, dress, poshak, jama
শার্ট, shirt, shart
টি-শার্ট, টিশার্ট, t-shirt, tshirt, tee shirt, tee, গেঞ্জি, genji, polo, পোলো
প্যান্ট, pant, trouser, ট্রাউজার, জিন্স, jeans, denim, ডেনিম
জ্যাকেট, jacket, coat, কোট, ব্লেজার, blazer
সোয়েটার, sweater, হুডি, hoodie, কার্ডিগান, cardigan
শাল, shawl, চাদর, chador, chadar
মাফলার, muffler, maflar
টুপি, ক্যাপ, cap, hat, tupi
মোজা, socks, sock, moja
জুতা, জুতো, shoe, juta, joota, স্নিকার্স, স্নিকার, sneaker, sneakers, কেডস, keds, লোফার, loafer, বুট, boot, footwear
স্যান্ডেল, sandal, চপ্পল, chappal, স্লিপার, slipper, চটি জুতা
হিল, heel, heels, hil, হাই হিল, high heel
ব্যাগ, bag, handbag, হ্যান্ডব্যাগ, purse, পার্স, clutch, ক্লাচ, ভ্যানিটি ব্যাগ, vanity bag
ওয়ালেট, wallet, মানিব্যাগ, moneybag, money bag
ব্যাকপ্যাক, backpack, school bag, স্কুল ব্যাগ
ব্রিফকেস, briefcase, অফিস ব্যাগ, office bag, laptop bag, ল্যাপটপ ব্যাগ
বেল্ট, belt
গয়না, গহনা, অলংকার, jewellery, jewelry, gohona, goyna, ornament, ornaments, জুয়েলারি
চুড়ি, বালা, churi, bangle, bangles, ব্রেসলেট, bracelet
আংটি, ring, angti, রিং
মালা, হার, নেকলেস, necklace, mala, chain, চেইন
দুল, কানের দুল, earring, earrings, dul, ঝুমকা, jhumka
নূপুর, নুপুর, পায়েল, nupur, payel, anklet
ঘড়ি, watch, ghori, হাতঘড়ি, hatghori, smartwatch, wristwatch
ঘড়ি, clock, ghori, দেয়াল ঘড়ি, টেবিল ঘড়ি, wall clock, table clock
স্মার্টওয়াচ, স্মার্ট ওয়াচ, smartwatch, smart watch
চশমা, সানগ্লাস, sunglass, sunglasses, chosma, chashma, রোদচশমা, goggles, eyewear
ছাতা, umbrella, chata
রুমাল, handkerchief, rumal
সিল্ক, রেশম, silk, reshom, reshmi, রেশমি
সুতি, কটন, cotton, suti
উল, পশম, wool, উলের, পশমি, woolen, woollen
চামড়া, লেদার, leather, chamra
কাঠ, wood, wooden, kath, কাঠের
মাটি, মৃৎশিল্প, clay, terracotta, পোড়ামাটি, mati
বাঁশ, বেত, bamboo, cane, bet
কাচ, কাঁচ, গ্লাস, glass, kach
স্টিল, steel, ইস্পাত, stainless
প্লাস্টিক, plastic
সোনা, সোনালি, গোল্ড, gold, golden, sona, shona
রুপা, রূপা, সিলভার, silver, rupa, রুপালি
লাল, red, lal
নীল, blue, nil, neel
সবুজ, green, sobuj, shobuj
হলুদ রং, হলুদ রঙ, হলদে, yellow
কালো, black, kalo
সাদা, white, shada, sada
গোলাপি, pink, golapi
বেগুনি, purple, violet, beguni
কমলা রং, orange, komla
বাদামি, খয়েরি, brown, badami, khoyeri, চকলেট রং
ধূসর, ছাই, gray, grey, dhushor, ash
মেরুন, maroon, meroon
নেভি, নেভি ব্লু, navy, navy blue
ফিরোজা, teal, firoza, turquoise
জলপাই রং, অলিভ, olive
বেইজ, ক্রিম রং, beige, off white, অফ হোয়াইট
ম্যাজেন্টা, magenta
রঙিন, colourful, colorful, rongin
ছেলে, পুরুষ, ছেলেদের, পুরুষদের, men, man, mens, gents, male, boy, boys, chele, chheleder, purush
মেয়ে, নারী, মহিলা, মেয়েদের, মহিলাদের, women, woman, womens, ladies, lady, female, girl, girls, meye, mohila, nari
শিশু, বাচ্চা, বাচ্চাদের, ছোটদের, শিশুদের, বেবি, baby, kids, kid, child, children, baccha, bacchar, bachcha, shishu, chotoder
নবজাতক, newborn, new born, nobojatok, বেবি, baby, infant
বাবা, আব্বু, father, dad, baba
মা, আম্মু, mother, mom
বউ, স্ত্রী, wife, bou
স্বামী, বর, husband
ঈদ, ইদ, eid
পূজা, puja, পুজো, pujo
বিয়ে, বিয়ের, বিবাহ, wedding, bridal, biye, biyer, marriage, ব্রাইডাল
জন্মদিন, birthday, jonmodin, বার্থডে
শীত, শীতের, winter, শীতকাল, sheetkal
গরম কাল, গরমের, summer, গ্রীষ্ম
উপহার, গিফট, gift, upohar, present, উপহারের
খেলনা, toy, toys, khelna
পুতুল, ডল, doll, putul, টেডি, teddy
টেডি বিয়ার, teddy bear, ভালুক, soft toy
গাড়ি, car, gari, জিপ, jeep
সাইকেল, বাইসাইকেল, cycle, bicycle, bike
স্কুটার, scooter, scooty
পাজল, ধাঁধা, puzzle
ঘুড়ি, kite, ghuri
বল, ball, ফুটবল, football
ব্যাট, bat, ক্রিকেট, cricket
ব্যাডমিন্টন, badminton, র‍্যাকেট, racket
খেলাধুলা, sports, sport, kheladhula, স্পোর্টস
দোলনা, cradle, dolna
ডায়াপার, diaper, প্যাম্পার্স, pampers
ফিডার, fidar, ফিডিং বোতল, feeder, feeding bottle, বেবি বোতল, baby bottle
বোতল, bottle, botol
মোবাইল, ফোন, phone, mobile, স্মার্টফোন, smartphone, smart phone, handset, mobail, এন্ড্রয়েড ফোন, android phone, redmi, রেডমি, samsung, স্যামসাং, xiaomi, শাওমি, vivo, oppo, realme, iphone, আইফোন
চার্জার, charger, অ্যাডাপ্টার, adapter, charjer
পাওয়ার ব্যাংক, পাওয়ারব্যাংক, power bank, powerbank
হেডফোন, headphone, headset, হেডসেট
ইয়ারফোন, earphone, ইয়ারবাড, earbud, earbuds, airpods, এয়ারপড, হেডফোন, headphone, tws
স্পিকার, speaker, সাউন্ড বক্স, sound box, soundbox
মাইক, মাইক্রোফোন, mic, mike, microphone
রেডিও, radio
ক্যামেরা, camera, kamera, dslr, ডিএসএলআর, মিররলেস, mirrorless
ল্যাপটপ, laptop, নোটবুক কম্পিউটার
কম্পিউটার, computer, pc, পিসি, ডেস্কটপ, desktop
কিবোর্ড, কীবোর্ড, keyboard
মাউস, mouse
প্রিন্টার, printer
রাউটার, router, ওয়াইফাই রাউটার, wifi router
ওয়াইফাই, wifi, wi-fi, ইন্টারনেট, internet
টিভি, টেলিভিশন, tv, television
গেম, game, gaming, গেমিং
কন্ট্রোলার, controller, joystick, জয়স্টিক, gamepad, গেমপ্যাড
ব্লুটুথ, bluetooth
তারবিহীন, ওয়্যারলেস, ওয়ারলেস, wireless, cordless
বাতি, আলো, alo, লাইট, বাল্ব, light, bulb, energy bulb, energy light, led light, lamp, ল্যাম্প, bati
প্রদীপ, prodip, diya
ফ্যান, পাখা, fan, pakha
ফ্রিজ, রেফ্রিজারেটর, fridge, refrigerator
আয়রন, ইস্ত্রি, iron, istri
ব্লেন্ডার, blender, জুসার, juicer
রাইস কুকার, rice cooker
হিটার, heater
মোমবাতি, candle, mombati
বিছানা, bed, খাট, khat, bichana, পালঙ্ক
বিছানার চাদর, বেডশিট, bedsheet, bed sheet, bed cover, চাদর, chador, chadar, bichanar chador
বালিশ, pillow, balish
কম্বল, ব্ল্যাঙ্কেট, blanket, kombol, komfort, comforter, কমফোর্টার
কাঁথা, নকশিকাঁথা, kantha, quilt, লেপ, কম্বল, blanket
মশারি, mosquito net, moshari
পর্দা, curtain, porda
কার্পেট, পাটি, carpet, rug, শতরঞ্জি, floor mat
জায়নামাজ, মুসাল্লা, musalla, prayer mat, prayer rug, jaynamaz, jainamaz, নামাজের বিছানা, namajer bichana, namazer bichana
তোয়ালে, towel, toyale, tawal
সোফা, sofa, couch
চেয়ার, chair, কেদারা
টেবিল, table, tebil
আলমারি, wardrobe, almirah, almari
আসবাব, আসবাবপত্র, ফার্নিচার, furniture, asbab, asbabpotro
আয়না, mirror, ayna
ফুলদানি, vase, flower vase, fuldani, phuldani
ফুল, flower, ful, phool, তোড়া, bouquet
গাছ, চারা, plant, tree, প্ল্যান্ট, gach, গাছের টব
টব, ফুলের টব, pot, tob, tub, flower pot, flower tub
ঝুড়ি, basket, jhuri
ঘর সাজানো, ঘর সাজানোর, ghor sajano, ghor sajanor, home decor, decoration, decor, ডেকোরেশন, showpiece, শোপিস
ছবি আঁকা, পেইন্টিং, painting, wall art, canvas, ক্যানভাস, চিত্রকর্ম
ঘর, home, house, ghor, হোম
রান্না, cooking, ranna
নতুন, new, notun, latest
রান্নাঘর, kitchen, ranna ghor, কিচেন, cookware
হাঁড়ি, পাতিল, হাঁড়ি পাতিল, hari, patil, hari patil, saucepan, কড়াই, ফ্রাইপ্যান
ট্রেন, রেলগাড়ি, রেল, train, rel gari
টেলিস্কোপ, telescope, দূরবীন, দুরবিন, durbin, binoculars
সায়েন্স ফিকশন, science fiction, sci fi, scifi, কল্পবিজ্ঞান
হ্যান্ডিক্যাম, handycam, video camera, ভিডিও ক্যামেরা, camcorder
মাছ, ইলিশ, রুই, চিংড়ি, ilish
কুকার, cooker, প্রেসার কুকার, pressure cooker
মেশিন, machine
ড্রিল, drill, drill machine, ড্রিল মেশিন
গায়ে হলুদ, গায়ে হলুদের, gaye holud, gaye holuder, বিয়ে
বিবাহবার্ষিকী, বিবাহ বার্ষিকী, anniversary, bibaho barshiki, bibaho barshikir, marriage anniversary
পাহাড়, pahar, hiking, হাইকিং, trekking, ট্রেকিং
ব্রণ, brono, pimple, acne, ফেসওয়াশ
দেয়াল, দেওয়াল, wall, dewal, deyal
কড়াই, korai, karahi, wok, kadai
ফ্রাইপ্যান, ফ্রাই প্যান, ফ্রাই পেন, fry pan, frypan, fry pen, frying pan, তাওয়া, pan, tawa
ছুরি, নাইফ, চাকু, knife, churi chaku, বটি
কেটলি, kettle, চায়ের কেটলি, teapot
মগ, mug, কাপ, cup, পেয়ালা
প্লেট, থালা, plate, thala, ডিনার সেট, dinner set
বয়াম, জার, jar, boyam, কৌটা, container
চামচ, spoon, chamoch
মধু, honey, modhu, madhu
ঘি, ghee, ghi
তেল, oil, tel
সরিষা, mustard, shorisha, সর্ষে, সরিষার
নারকেল, coconut, narikel, narkel, নারিকেল, ডাব, dab, daab
চাল, rice, chal, চাউল, চিনিগুঁড়া, chinigura, বাসমতি, নাজিরশাইল, মিনিকেট
ডাল, dal, daal, lentil, lentils, মসুর, pulse
চিনি, sugar, chini
লবণ, লবন, নুন, salt, lobon
আটা, ময়দা, flour, atta, moyda
দুধ, milk, dudh
ডিম, egg, eggs, dim
মাংস, meat, mangsho, গোশত
মাছ, fish, mach
মুরগি, chicken, murgi
চা, চা পাতা, tea, cha, cha pata
গ্রিন টি, green tea, সবুজ চা
কফি, coffee, kofi
মসলা, মশলা, spice, spices, masala, moshla, mosla
হলুদ, হলুদ গুঁড়া, turmeric powder, holud powder, turmeric, holud
মরিচ, মরিচ গুঁড়া, chili powder, chilli powder, morich powder, chili, chilli, morich, moric, লঙ্কা, pepper
রসুন, garlic, roshun, rosun
পেঁয়াজ, onion, peyaj, piyaj
আদা, ginger, ada
জিরা, cumin, jira
কালোজিরা, black seed, kalojira, kalijira, কালিজিরা
খেজুর, date, dates, khejur
কাজু, kaju, cashew, cashews
পেস্তা, pesta, pistachio
বাদাম, nut, nuts, almond, badam, peanut, peanuts, চিনাবাদাম
কিসমিস, raisin, kismis
আম, mango, mangoes, aam, am
লিচু, litchi, lychee, lichu
ফল, fruit, fruits, fol
কলা, banana, kola
সবজি, তরকারি, vegetable, vegetables, shobji
খাবার, food, khabar, ফুড, মুদি, grocery
চকলেট, chocolate, choklet
বিস্কুট, biscuit, biscuits, biskut, cookies
আচার, pickle, achar
জুস, juice, শরবত
অর্গানিক, organic, খাঁটি, pure, khati, প্রাকৃতিক, natural, ভেজালমুক্ত
সাবান, soap, shaban, saban, সোপ
শ্যাম্পু, shampoo, shampu
উদ, oud, oudh
ফেসপ্যাক, face pack, facepack, face mask, fes pack
সৌন্দর্য, রূপচর্চা, beauty, rupchorcha
ফেসওয়াশ, facewash, face wash, fes wash, feswash
ক্রিম, cream, krim, ফেস ক্রিম, face cream, ময়েশ্চারাইজার, moisturizer, moisturiser
লোশন, lotion, ময়েশ্চারাইজার, moisturizer, moisturiser
সানস্ক্রিন, sunscreen, sunblock, সানব্লক
সিরাম, serum
পাউডার, powder, ট্যালকম, talcum, face powder, ফেস পাউডার
গুঁড়া, গুঁড়ো, gura, গুড়া, guro
আতর, attar, ator, itr, সুগন্ধি
পারফিউম, perfume, সেন্ট, scent, বডি স্প্রে, body spray, fragrance, সুগন্ধি
লিপস্টিক, lipstick, lipistick
নেইলপলিশ, নেইল পলিশ, nail polish, nailpolish, নখপালিশ, nokhpalish
মেকআপ, makeup, make up, আইশ্যাডো, eyeshadow, eye shadow, সাজগোজ, প্রসাধনী, cosmetics, কসমেটিকস, beauty
কাজল, kajal, kohl
মেহেদি, মেহেন্দি, mehedi, henna, mehndi
চুল, চুলের, hair, chul
ত্বক, ত্বকের, skin, skincare, skin care, twok
গোলাপজল, গোলাপ জল, rose water, rosewater, golap jol, golapjol
গোলাপ, rose, golap
নিম, neem
অ্যালোভেরা, ঘৃতকুমারী, aloe vera, aloevera
চিরুনি, comb, chiruni
ব্রাশ, brush
টুথপেস্ট, toothpaste
বই, book, books, boi, পুস্তক
উপন্যাস, novel, uponnash, গল্প, story, golpo, গল্পের বই
কবিতা, poem, poems, poetry, kobita
ইতিহাস, history, itihas
মুক্তিযুদ্ধ, liberation war, muktijuddho
খাতা, khata, নোটবুক, notebook, exercise book
কলম, pen, kolom, পেন
পেনসিল, পেন্সিল, pencil, রংপেনসিল
রং, রঙ, colour, color, rong
জলরং, জল রং, jol rong, watercolor, watercolour, water color
ডায়েরি, ডায়রি, ডাইরি, diary, planner
স্টেশনারি, stationery, stationary
কার্ড, card
জ্যামিতি বক্স, জ্যামিতি, geometry box, geometry
গিটার, guitar
কোরআন, কুরআন, quran
তসবি, তসবিহ, tasbih
আলু, alu, potato, potatoes
টমেটো, tomato
বেগুন, begun, eggplant
লাউ, lau, কদু, kodu, gourd
চিড়া, chira, flattened rice
মুড়ি, muri, puffed rice, খই, khoi
গুড়, gur, jaggery, পাটালি, patali
গরু, goru, cow, গরুর মাংস, beef
ছাগল, খাসি, chagol, khashi, goat, mutton
দই, doi, yogurt, yoghurt, curd
পনির, ponir, cheese
মাখন, মাখোন, makhon, butter
পাউরুটি, রুটি, ruti, bread
নুডলস, noodles
পানি, pani, water
চুলা, chula, stove, গ্যাসের চুলা, gas chula, gas stove
ওয়াশিং মেশিন, washing machine
কাপড় কাচার পাউডার, washing powder, ওয়াশিং পাউডার, detergent, ডিটারজেন্ট
এসি, ac, এয়ার কন্ডিশনার, air conditioner
ওভেন, oven, মাইক্রোওয়েভ, microwave
পানির ফিল্টার, ফিল্টার, filter, water filter, purifier, panir filter
সেলাই মেশিন, sewing machine
জেনারেটর, generator, আইপিএস, ips, ইউপিএস, ups
সোলার, solar, সোলার প্যানেল
সিমেন্ট, cement
রড, rod
টাইলস, tiles
কাঁচি, kanchi, scissor, scissors
হাতুড়ি, hammer, haturi
স্ক্রু ড্রাইভার, screwdriver
তালা, tala, lock
দড়ি, dori, rope
বালতি, balti, bucket
ঝাড়ু, jharu, broom
মপ, mop
ট্রিমার, trimmer
শেভার, রেজার, razor, shaver
হেয়ার ড্রায়ার, hair dryer
ক্যাবল, কেবল, cable
সিম, সিম কার্ড, sim, sim card
মেমোরি কার্ড, memory card, পেনড্রাইভ, pendrive, pen drive
ট্যাব, ট্যাবলেট, tab, tablet
মনিটর, monitor
মোটরসাইকেল, motorcycle, motorbike, honda
হেলমেট, helmet
টায়ার, tyre, tire
রিকশা, rickshaw
ঔষধ, ওষুধ, oshudh, medicine
মাস্ক, mask
স্যানিটারি প্যাড, sanitary pad, প্যাড
কনডম, condom
সিগারেট, cigarette
ইনসুলিন, insulin
চশমার ফ্রেম, spectacles
ব্লাউজ, blouse
পেটিকোট, petticoat, petikot, সায়া, saya
টিপ, tip, bindi
রেইনকোট, raincoat, বর্ষাতি
ব্রা, bra, প্যান্টি, panty, আন্ডারওয়্যার, underwear, lingerie
সুইমিং, swimming, swimsuit
ট্রাইসাইকেল, tricycle
ডাম্বেল, dumbbell, জিম, gym
ক্যারম, carrom, দাবা, chess, লুডু, ludo
খাঁচা, cage, পাখি, bird, pakhi
বিড়াল, cat, biral, কুকুর, dog, kukur
সার, fertilizer, বীজ, seed, beej
ইংরেজি, ইংলিশ, english, ingreji
অঙ্ক, অংক, গণিত, onko, math, অ্যাবাকাস, abacus
রাত, রাতের, নাইট, night, rat, rater
শিক্ষামূলক, শেখার, educational, learning, shekhar
দেশি, deshi, desi, local
হাতে তৈরি, handmade, hand made, হস্তশিল্প, handicraft, হাতে বোনা
ইলেকট্রনিক্স, ইলেকট্রনিক, electronics, electronic, গ্যাজেট, gadget, gadgets
ফ্যাশন, fashion
বেশি বিক্রি, best seller, bestseller, best selling, popular, জনপ্রিয়
অফার, ছাড়, offer, discount, sale, chhar, সেল
প্রি-অর্ডার, preorder, pre order, pre-order
কেজি, kg, kilo, kilogram, কিলো
গ্রাম, g, gm, gram, grams, gms
লিটার, l, ltr, liter, litre, liters, litres
মিলি, ml, মিলিলিটার
ইঞ্চি, inch, inches
পিস, pcs, pc, piece, pieces
সেট, set
জোড়া, pair, pairs, jora
প্যাক, pack, packet, প্যাকেট
বড়, big, large, boro
ছোট, small, choto
`

/**
 * First words of the groups that say how a thing is or for whom: "red", "cotton", "mother". A title need
 * not have them, and one of them alone is not what a shopper seeks.
 */
export const firstOfQualities = `গায়ে হলুদ, বিবাহবার্ষিকী, পাহাড়, দেয়াল, ইংরেজি, রাত, শিক্ষামূলক,
  সিল্ক, সুতি, উল, চামড়া, কাঠ, মাটি, বাঁশ, কাচ, স্টিল, প্লাস্টিক, সোনা, রুপা, লাল, নীল, সবুজ, হলুদ রং,
  কালো, সাদা, গোলাপি, বেগুনি, কমলা রং, বাদামি, ধূসর, মেরুন, নেভি, ফিরোজা, জলপাই রং, বেইজ, ম্যাজেন্টা, রঙিন,
  ছেলে, মেয়ে, শিশু, নবজাতক, বাবা, মা, বউ, স্বামী, ঈদ, পূজা, বিয়ে, জন্মদিন, শীত, গরম কাল,
  ব্লুটুথ, তারবিহীন, ঘর, নতুন, অর্গানিক, চুল, ত্বক, রং, দেশি, হাতে তৈরি, বেশি বিক্রি, অফার, প্রি-অর্ডার,
  গুঁড়া, বড়, ছোট, সেট, জোড়া, প্যাক, পিস`

/** First words of the groups that name a kind of things: a title need not have them either. */
export const firstOfKinds = `উপহার, খেলনা, খেলাধুলা, গয়না, কাপড়, বই, গেম, আসবাব, ঘর সাজানো, রান্না, রান্নাঘর,
  খাবার, সৌন্দর্য, মেকআপ, স্টেশনারি, ইলেকট্রনিক্স, ফ্যাশন`

/** What is close to a thing that the shop lacks: the first word of its group, and first words of others. */
export const widerThings = `
ওয়ালেট: ব্যাগ
ব্রিফকেস: ব্যাগ
ব্যাকপ্যাক: ব্যাগ
সোয়েটার: জ্যাকেট, শাল, মাফলার
শাল: মাফলার
আসবাব: চেয়ার, খাট, সোফা, টেবিল, আলমারি
কম্বল: কাঁথা, বেডশিট
`
